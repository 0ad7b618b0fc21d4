import Shared
import TerminalUI

/// Sessions as text: the language of `todo --keys`, with words for other events.
///
/// Each character is a key. In words, bytes other than printable ASCII become `%` and two digits.
nonisolated enum SessionScript {
  /// Why a text isn't a valid script.
  struct Unreadable: Error, Equatable {
    let word: String
  }

  private static let keys: [String: Key] = [
    "enter": .enter, "esc": .escape, "tab": .tab, "space": .space, "up": .up, "down": .down,
    "left": .left, "right": .right, "backspace": .backspace, "lt": "<", "interrupt": .interrupt,
  ]

  static func text(of steps: [Step]) -> String {
    steps.map(text).joined()
  }

  static func parse(_ script: String) throws(Unreadable) -> [Step] {
    var steps: [Step] = []
    var rest = script[...]
    while let character = rest.first {
      guard character == "<" else {
        steps.append(.key(.character(character)))
        rest.removeFirst()
        continue
      }
      guard let end = rest.firstIndex(of: ">"), let step = step(rest[..<end].dropFirst()) else {
        throw Unreadable(word: String(rest.prefix(40)))
      }
      steps.append(step)
      rest = rest[end...].dropFirst()
    }
    return steps
  }
}

/// Writing.
nonisolated extension SessionScript {
  private static func text(of step: Step) -> String {
    switch step {
    case .launch: "<launch>"
    case .key(.paste(let text)): "<paste:\(encode(text))>"
    case .key(let key): self.text(of: key)
    case .resize(let size): "<size:\(size.columns)x\(size.rows)>"
    case .clock(let seconds): "<clock:\(seconds)>"
    case .fail(let operations):
      "<fail:" + operations.map(\.rawValue).sorted().joined(separator: ",") + ">"
    case .program(let edit): "<program:\(text(of: edit))>"
    case .hand(let edit): "<hand:\(text(of: edit))>"
    case .answer(let answer): "<\(text(of: answer))>"
    }
  }

  private static func text(of key: Key) -> String {
    if let name = keys.first(where: { $0.value == key && key != .space })?.key {
      return "<\(name)>"
    }
    guard case .character(let character) = key else { return "" }
    let isPlain = character.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) }
    return isPlain ? String(character) : "<key:\(encode(String(character)))>"
  }

  private static func text(of edit: Edit) -> String {
    switch edit {
    case .add(let title, let due): "add,\(due.iso),\(encode(title))"
    case .edit(let place, let title, let due): "edit,\(place),\(due.iso),\(encode(title))"
    case .mark(let place): "mark,\(place)"
    case .unmark(let place): "unmark,\(place)"
    case .delete(let place): "delete,\(place)"
    }
  }

  private static func text(of answer: Answer) -> String {
    switch answer {
    case .address(let place, .success(let text)): "address:\(place),\(encode(text))"
    case .address(let place, .failure(let error)): "no-address:\(place),\(text(of: error))"
    case .picture(let place, .success(let number)): "picture:\(place),\(number)"
    case .picture(let place, .failure(let error)): "no-picture:\(place),\(text(of: error))"
    case .filtered(let place, let number): "filtered:\(place),\(number)"
    case .saved(let place, .success(let name)): "saved:\(place),\(encode(name))"
    case .saved(let place, .failure): "not-saved:\(place)"
    }
  }

  private static func text(of error: CatError) -> String {
    switch error {
    case .unreachable: "unreachable"
    case .timedOut: "late"
    case .status(let status): "status,\(status)"
    case .unreadable: "unreadable"
    case .tooLarge: "large"
    case .unsupportedFormat(nil): "format"
    case .unsupportedFormat(let name?): "format,\(encode(name))"
    case .cancelled: "cancelled"
    }
  }

  private static func encode(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain = (0x20..<0x7F).contains(byte) && !"<>%,'".utf8.contains(byte)
      return isPlain
        ? String(UnicodeScalar(byte))
        : "%" + String(byte >> 4, radix: 16, uppercase: true)
          + String(byte & 15, radix: 16, uppercase: true)
    }.joined()
  }
}

/// Reading.
nonisolated extension SessionScript {
  private static func step(_ word: Substring) -> Step? {
    if let key = keys[String(word)] { return .key(key) }
    if word == "launch" { return .launch }
    guard let colon = word.firstIndex(of: ":") else { return nil }
    let values = word[colon...].dropFirst().split(
      separator: ",", omittingEmptySubsequences: false)
    switch word[..<colon] {
    case "key": return decode(values[0]).flatMap(\.first).map { .key(.character($0)) }
    case "paste": return decode(values[0]).map { .key(.paste($0)) }
    case "size": return size(values[0]).map(Step.resize)
    case "clock": return Int(values[0]).map(Step.clock)
    case "fail":
      let operations = values.compactMap { StoreOperation(rawValue: String($0)) }
      return operations.count == values.count(where: { !$0.isEmpty }) ? .fail(Set(operations)) : nil
    case "program": return edit(values).map(Step.program)
    case "hand": return edit(values).map(Step.hand)
    case let name: return answer(name, values).map(Step.answer)
    }
  }

  static func size(_ text: some StringProtocol) -> Size? {
    let numbers = text.split(separator: "x").map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1] else { return nil }
    return Size(columns: columns, rows: rows)
  }

  private static func edit(_ values: [Substring]) -> Edit? {
    let title = values.last.flatMap(decode)
    if values.count == 3, values[0] == "add", let due = ModelDay(iso: values[1]), let title {
      return .add(title: title, due: due)
    }
    guard values.count > 1, let place = Int(values[1]), place >= 0 else { return nil }
    switch (values[0], values.count) {
    case ("edit", 4):
      guard let due = ModelDay(iso: values[2]), let title else { return nil }
      return .edit(place, title: title, due: due)
    case ("mark", 2): return .mark(place)
    case ("unmark", 2): return .unmark(place)
    case ("delete", 2): return .delete(place)
    default: return nil
    }
  }

  private static func answer(_ name: Substring, _ values: [Substring]) -> Answer? {
    guard let place = Int(values[0]), place >= 0 else { return nil }
    let text = values.count == 2 ? decode(values[1]) : nil
    let number = text.flatMap { UInt8($0) }
    let error = catError(values.dropFirst())
    switch name {
    case "address": return text.map { .address(place, .success($0)) }
    case "no-address": return error.map { .address(place, .failure($0)) }
    case "picture": return number.map { .picture(place, .success($0)) }
    case "no-picture": return error.map { .picture(place, .failure($0)) }
    case "filtered": return number.map { .filtered(place, $0) }
    case "saved": return text.map { .saved(place, .success($0)) }
    case "not-saved": return .saved(place, .failure(.diskFull(path: "/photos")))
    default: return nil
    }
  }

  private static func catError(_ values: ArraySlice<Substring>) -> CatError? {
    switch (values.first, values.dropFirst().first) {
    case ("unreachable", nil): .unreachable
    case ("late", nil): .timedOut
    case ("status", let status?): Int(status).map(CatError.status)
    case ("unreadable", nil): .unreadable
    case ("large", nil): .tooLarge
    case ("format", let name): .unsupportedFormat(name.flatMap(decode))
    default: nil
    }
  }

  private static func decode(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let escaped = UInt8(String(Substring(rest.prefix(2))), radix: 16) else { return nil }
      bytes.append(escaped)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

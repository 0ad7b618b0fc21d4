/// The sequences that our encoder writes, and no others.
enum EncodedSequence: Equatable {
  enum Mode: String {
    case alternate = "?1049"
    case cursor = "?25"
    case paste = "?2004"
    case wrap = "?7"
  }

  case mode(Mode, isOn: Bool)
  case move
  case erase
  case style(isPlain: Bool)

  /// Parses the bytes after ESC.
  init?(_ bytes: [UInt8]) {
    guard bytes.first == UInt8(ascii: "["), let final = bytes.last, bytes.count > 2 else {
      return nil
    }
    let parameters = String(decoding: bytes[1..<(bytes.count - 1)], as: UTF8.self)
    switch Character(Unicode.Scalar(final)) {
    case "h", "l":
      guard let mode = Mode(rawValue: parameters) else { return nil }
      self = .mode(mode, isOn: final == UInt8(ascii: "h"))
    case "J" where parameters == "2", "K" where parameters == "2": self = .erase
    case "H" where Self.isPlace(parameters): self = .move
    case "m" where Self.isStyle(parameters): self = .style(isPlain: parameters == "0")
    default: return nil
    }
  }

  /// Whether it draws on the alternate screen.
  var isDrawing: Bool {
    switch self {
    case .move, .erase: true
    case .mode, .style: false
    }
  }

  private static func numbers(_ parameters: some StringProtocol) -> [Int]? {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { (0x30..<0x3A).contains($0) } ? Int(part) : nil
    }
    return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
  }

  private static func isPlace(_ parameters: String) -> Bool {
    guard let numbers = numbers(parameters), numbers.count == 2 else { return false }
    return numbers.allSatisfy { (1...1002).contains($0) }
  }

  /// A reset followed by attributes: bold, dimmed, reversed, red, two colours.
  private static func isStyle(_ parameters: String) -> Bool {
    guard var rest = numbers(parameters)?[...], rest.popFirst() == 0 else { return false }
    while let first = rest.popFirst() {
      switch first {
      case 1, 2, 7, 31: continue
      case 38, 48:
        guard let kind = rest.popFirst(), kind == 5 || kind == 2 else { return false }
        let levels = rest.prefix(kind == 5 ? 1 : 3)
        guard levels.count == (kind == 5 ? 1 : 3), levels.allSatisfy({ $0 < 256 }) else {
          return false
        }
        rest = rest.dropFirst(levels.count)
      default: return false
      }
    }
    return true
  }
}

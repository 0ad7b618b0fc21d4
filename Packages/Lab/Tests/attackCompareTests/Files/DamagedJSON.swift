import Foundation
import SeededNumbers

/// Damages a JSON text as a full disk, a slip of the hand or an attacker would.
struct DamagedJSON {
  private let whole: Data
  private var numbers: SeededGenerator

  init(of json: Data, seed: UInt64) {
    whole = json
    numbers = SeededGenerator(seed: seed)
  }

  /// Usually still JSON, but with other values.
  mutating func make() throws -> Data {
    var value = try JSONSerialization.jsonObject(with: whole)
    for _ in 0..<numbers.number(in: 1...3) { value = changed(value) }
    var bytes = Array(
      try JSONSerialization.data(
        withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys]))
    switch numbers.below(16) {
    case 0: bytes.removeLast(numbers.below(bytes.count))
    case 1: bytes[numbers.below(bytes.count)] ^= 1 << numbers.below(8)
    case 2:
      let strange = numbers.pick([0, 0x1B, 0x22, 0x2D, 0x39, 0x5B, 0x7B, 0xC0, 0xFF] as [UInt8])
      bytes.insert(
        contentsOf: [UInt8](repeating: strange, count: numbers.pick([1, 20, 100_000])),
        at: numbers.below(bytes.count))
    default: break
    }
    return Data(bytes)
  }

  private mutating func changed(_ value: Any) -> Any {
    if var object = value as? [String: Any], !object.isEmpty {
      let key = numbers.pick(object.keys.sorted())
      object[key] = numbers.oneIn(20) ? nil : object[key].map { changed($0) }
      return object
    }
    guard var list = value as? [Any], !list.isEmpty else { return other(than: value) }
    let place = numbers.below(list.count)
    switch numbers.below(6) {
    case 0: list.remove(at: place)
    case 1: list.insert(list[place], at: numbers.below(list.count))
    case 2: list += list
    default: list[place] = changed(list[place])
    }
    return list
  }

  private static var texts: [Any] {
    [
      "", "\u{1B}]0;title\u{7}", "a\nb", "\u{202E}evil", "</script><b>", "\0", "..", "/", "%s",
      String(repeating: "x", count: 5_000),
    ]
  }
  private static var counts: [Any] {
    [0, 1, 99_999_999, 100_000_000, Int.max, Int.min, -1, 0.5, 1e-300, 1e300]
  }
  private static var others: [Any] { [NSNull(), true, [Any](), [String: Any](), [[[Any]()]]] }

  private mutating func other(than value: Any) -> Any {
    if numbers.oneIn(8) { return numbers.pick(Self.texts + Self.counts + Self.others) }
    return switch value {
    case is String: numbers.pick(Self.texts)
    case is NSNumber: numbers.pick(Self.counts)
    default: numbers.pick(Self.others)
    }
  }
}

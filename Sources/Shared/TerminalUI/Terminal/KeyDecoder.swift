/// Decodes the bytes from a terminal into keys, however they are split into reads.
nonisolated struct KeyDecoder {
  private enum State: Equatable {
    case ground
    case utf8(missing: Int)
    /// After ESC, which is either the key itself or the start of a sequence.
    case escape
    /// After ESC and a key: the rest of a multibyte character is swallowed with it.
    case chord(missing: Int)
    case control
    case function
    /// After `ESC [ [`, with which the Linux console begins its function keys.
    case console
    /// An unrequested report from the terminal, up to BEL or ESC \.
    case string
    case stringEscape
    case paste
  }

  private static let parameterLimit = 32

  private var state = State.ground
  private var collected: [UInt8] = []
  private var pasted = PasteBuffer()
  /// Whether a paste paused for so long that its end may never come.
  private var isPasteStalled = false

  /// How long to wait for the next byte before calling `timeOut`, in milliseconds; nil for ever.
  var patience: Int32? {
    switch state {
    // A character needs no time limit: the next key ends it, and is decoded as usual.
    case .ground, .utf8, .chord: nil
    case .escape: 50
    // Alt with a key starts these too, so a user is waiting; a terminal sends them in one go.
    case .control, .function, .console, .string, .stringEscape: 100
    case .paste: isPasteStalled ? nil : 1_000
    }
  }

  /// Handles that no byte came for as long as `patience` says.
  mutating func timeOut() -> [Key] {
    switch state {
    case .ground, .utf8, .chord: return []
    case .escape: return begin(.ground) + [.escape]
    case .control, .function, .console, .string, .stringEscape: return begin(.ground)
    case .paste:
      isPasteStalled = true
      return []
    }
  }

  /// Decodes the bytes of one read.
  mutating func decode(_ bytes: some Collection<UInt8>) -> [Key] {
    guard !bytes.isEmpty else { return [] }
    var keys: [Key] = []
    // A slow connection continues a paste with several bytes; a waiting user presses a single key.
    if isPasteStalled, bytes.count == 1 { keys = begin(.ground) + [.paste(pasted.end())] }
    isPasteStalled = false
    for byte in bytes { keys += decode(byte) }
    return keys
  }

  private mutating func decode(_ byte: UInt8) -> [Key] {
    if byte == Byte.interrupt, state != .paste { return begin(.ground) + [.interrupt] }
    switch state {
    case .ground: return ground(byte)
    case .utf8(let missing): return utf8(byte, missing: missing)
    case .escape: return escape(byte)
    case .chord(let missing): return chord(byte, missing: missing)
    case .control, .function: return sequence(byte)
    case .console: return begin(.ground)
    case .string:
      if byte == Byte.bell { return begin(.ground) }
      return byte == Byte.escape ? begin(.stringEscape) : []
    case .stringEscape: return byte == Byte.backslash ? begin(.ground) : escape(byte)
    case .paste: return pasted.append(byte).map { begin(.ground) + [.paste($0)] } ?? []
    }
  }

  private mutating func begin(_ state: State) -> [Key] {
    self.state = state
    collected = []
    return []
  }
}

nonisolated extension KeyDecoder {
  private mutating func ground(_ byte: UInt8) -> [Key] {
    switch byte {
    case Byte.escape: return begin(.escape)
    case Byte.carriageReturn, Byte.lineFeed: return [.enter]
    case Byte.tab: return [.tab]
    case Byte.backspace, Byte.delete: return [.backspace]
    case 0x20..<0x7F: return [.character(Character(Unicode.Scalar(byte)))]
    case 0x80...:
      let missing = Self.continuations(after: byte)
      guard missing > 0 else { return [Self.invalid] }
      _ = begin(.utf8(missing: missing))
      collected = [byte]
      return []
    default: return []
    }
  }

  private mutating func utf8(_ byte: UInt8, missing: Int) -> [Key] {
    guard byte & 0xC0 == 0x80 else { return begin(.ground) + [Self.invalid] + ground(byte) }
    collected.append(byte)
    state = .utf8(missing: missing - 1)
    if missing > 1 { return [] }
    let text = String(validating: collected, as: UTF8.self)
    _ = begin(.ground)
    guard let scalar = text?.unicodeScalars.first else { return [Self.invalid] }
    return scalar.properties.generalCategory == .control ? [] : [.character(Character(scalar))]
  }

  private mutating func escape(_ byte: UInt8) -> [Key] {
    switch byte {
    case Byte.escape: return begin(.escape) + [.escape]
    case UInt8(ascii: "["): return begin(.control)
    case UInt8(ascii: "O"): return begin(.function)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      return begin(.string)
    default:
      let missing = Self.continuations(after: byte)
      return begin(missing > 0 ? .chord(missing: missing) : .ground)
    }
  }

  private mutating func chord(_ byte: UInt8, missing: Int) -> [Key] {
    guard byte & 0xC0 == 0x80 else { return begin(.ground) + ground(byte) }
    return begin(missing > 1 ? .chord(missing: missing - 1) : .ground)
  }

  /// A sequence has parameters and then one final byte that identifies it.
  private mutating func sequence(_ byte: UInt8) -> [Key] {
    switch byte {
    case Byte.escape: return begin(.escape)
    case 0x20..<0x40:
      if collected.count < Self.parameterLimit { collected.append(byte) }
      return []
    case 0x40..<0x7F:
      let key = key(byte)
      let opensPaste = state == .control && byte == UInt8(ascii: "~") && parameters == "200"
      let isConsole = state == .control && byte == UInt8(ascii: "[") && collected.isEmpty
      _ = begin(opensPaste ? .paste : isConsole ? .console : .ground)
      return key.map { [$0] } ?? []
    case 0x80...: return begin(.ground) + ground(byte)
    default: return []
    }
  }

  private var parameters: String { String(decoding: collected, as: UTF8.self) }

  /// The key for a sequence, with or without modifiers such as Shift.
  private func key(_ final: UInt8) -> Key? {
    guard collected.isEmpty || parameters == "1" || parameters.hasPrefix("1;") else { return nil }
    return switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "M") where state == .function: .enter
    default: nil
    }
  }

  private static let invalid = Key.character("\u{FFFD}")

  /// The number of continuation bytes after a first byte of UTF-8; 0 if it can't be a first byte.
  private static func continuations(after byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 1
    case 0xE0...0xEF: 2
    case 0xF0...0xF4: 3
    default: 0
    }
  }
}

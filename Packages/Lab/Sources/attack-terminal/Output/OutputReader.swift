/// Reads what a program wrote to a terminal, and knows nothing but what our encoder writes.
struct OutputReader {
  /// What the terminal was told last.
  private(set) var modes = TerminalState()
  /// What nobody should have written, the first of it first.
  private(set) var flaws: [String] = []

  private let canBeCut: Bool
  private var text: [UInt8] = []
  private var sequence: [UInt8]?
  private var place = 0

  /// Where output was thrown away, what it began with may be missing its end.
  init(canBeCut: Bool = false) {
    self.canBeCut = canBeCut
  }

  /// Reads all that there is, up to the end of what was written.
  mutating func read(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      read(byte)
      place += 1
    }
    endText()
    if let sequence, !canBeCut { flaw("a sequence without an end", sequence) }
  }

  private mutating func read(_ byte: UInt8) {
    if byte == 0x1B {
      endText()
      if let sequence, !canBeCut { flaw("a sequence within another", sequence) }
      sequence = []
    } else if let begun = sequence {
      sequence = begun + [byte]
      let isFinal = begun.isEmpty ? byte != UInt8(ascii: "[") : (0x40...0x7E).contains(byte)
      if isFinal { endSequence(begun + [byte]) }
      if begun.count > 32 { endSequence(begun) }
    } else {
      text.append(byte)
    }
  }

  private mutating func endSequence(_ bytes: [UInt8]) {
    sequence = nil
    guard let known = EncodedSequence(bytes) else { return flaw("an unknown sequence", bytes) }
    if known.isDrawing, !modes.isAlternate { flaw("drawn outside of its screen", bytes) }
    modes.obey(known)
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    if !modes.isAlternate { flaw("text outside of its screen", text) }
    if let found = CellText.flaw(in: text, canBeCut: canBeCut) { flaw(found, text) }
    text = []
  }

  private mutating func flaw(_ what: String, _ bytes: [UInt8]) {
    // One tells all; a thousand tell no more.
    guard flaws.count < 5 else { return }
    let shown = String(decoding: bytes.suffix(60), as: UTF8.self).debugDescription
    flaws.append("\(what) at byte \(place): \(shown)")
  }
}

/// Checks a program's terminal output; accepts only what our encoder writes.
struct OutputReader {
  /// The state that the output leaves the terminal in.
  private(set) var modes = TerminalState()
  /// The violations in the output, in order.
  private(set) var flaws: [String] = []

  private let canBeCut: Bool
  private var text: [UInt8] = []
  private var sequence: [UInt8]?
  private var place = 0

  /// With `canBeCut`, a sequence may lack its end, because output was discarded.
  init(canBeCut: Bool = false) {
    self.canBeCut = canBeCut
  }

  /// Reads the whole output, up to its end.
  mutating func read(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      read(byte)
      place += 1
    }
    endText()
    if let sequence, !canBeCut { flaw("an unfinished sequence", sequence) }
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
    if known.isDrawing, !modes.isAlternate { flaw("drawing outside the alternate screen", bytes) }
    modes.obey(known)
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    if !modes.isAlternate { flaw("text outside the alternate screen", text) }
    if let found = CellText.flaw(in: text, canBeCut: canBeCut) { flaw(found, text) }
    text = []
  }

  private mutating func flaw(_ what: String, _ bytes: [UInt8]) {
    // A few violations are enough to see what is wrong.
    guard flaws.count < 5 else { return }
    let shown = String(decoding: bytes.suffix(60), as: UTF8.self).debugDescription
    flaws.append("\(what) at byte \(place): \(shown)")
  }
}

/// The state of a terminal according to the output.
struct TerminalState: Equatable {
  var isAlternate = false
  var isCursorShown = true
  var marksPastes = false
  var wraps = true
  var isPlain = true

  mutating func obey(_ sequence: EncodedSequence) {
    switch sequence {
    case .mode(.alternate, let isOn): isAlternate = isOn
    case .mode(.cursor, let isOn): isCursorShown = isOn
    case .mode(.paste, let isOn): marksPastes = isOn
    case .mode(.wrap, let isOn): wraps = isOn
    case .style(let isPlain): self.isPlain = isPlain
    case .move, .erase: break
    }
  }
}

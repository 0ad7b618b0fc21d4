/// What is said of it.
extension Attack {
  var words: String {
    switch self {
    case .ending: "a signal that ends a program"
    case .anyMoment: "two signals at any moment"
    case .stopping: "a signal that stops a program"
    case .stopStorm: "stops while it draws"
    case .unseenStop: "a stop that it can't see, and a reset"
    case .harmless: "a signal that does neither"
    case .terminalSignals: "Ctrl-Z and Ctrl-\\ in a session of its own"
    case .shell: "a shell: Ctrl-Z, bg, fg, Ctrl-\\"
    case .crash: "a crash in a scene"
    case .hangUp: "a terminal that goes away"
    case .fullOutput: "an output that nobody reads"
    case .resizing: "a storm of sizes"
    case .randomBytes: "random bytes"
    case .split: "text and sequences a byte at a time"
    case .titles: "a hostile title"
    case .longPaste: "a paste of a megabyte"
    case .endlessPaste: "a paste that never ends"
    case .marks: "ten thousand marks on a letter"
    case .flood: "a flood of letters"
    case .unfinished: "a sequence, a character or a paste without its end, and then keys"
    case .interrupt: "Ctrl-C behind a megabyte of random bytes"
    }
  }
}

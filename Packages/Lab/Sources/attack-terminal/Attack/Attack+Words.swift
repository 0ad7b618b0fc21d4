/// The descriptions of the attacks.
extension Attack {
  var words: String {
    switch self {
    case .ending: "a signal that ends a program"
    case .anyMoment: "two signals at any moment"
    case .stopping: "a signal that stops a program"
    case .stopStorm: "stops while the program draws"
    case .unseenStop: "SIGSTOP, which can't be handled, and a reset"
    case .harmless: "a harmless signal"
    case .terminalSignals: "Ctrl-Z and Ctrl-\\ in a session of its own"
    case .shell: "a shell: Ctrl-Z, bg, fg, Ctrl-\\"
    case .crash: "a crash in a scene"
    case .hangUp: "a terminal that goes away"
    case .fullOutput: "an output without a reader"
    case .resizing: "many changes of the size"
    case .randomBytes: "random bytes"
    case .split: "text and sequences, a byte at a time"
    case .titles: "a hostile title"
    case .longPaste: "a paste of a megabyte"
    case .endlessPaste: "a paste that never ends"
    case .marks: "ten thousand marks on a letter"
    case .flood: "a flood of letters"
    case .unfinished: "an unfinished sequence, character or paste, and then keys"
    case .interrupt: "Ctrl-C after a megabyte of random bytes"
    }
  }
}

import Foundation

/// How many characters fit beside each other where a result is printed.
package enum TerminalWidth {
  /// Nil unless standard output is a terminal: what a file or another program is given is the same
  /// wherever it runs, also where `COLUMNS` is set.
  package static func ofOutput() -> Int? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    return width(
      wish: ProcessInfo.processInfo.environment["COLUMNS"],
      terminal: isKnown ? Int(size.ws_col) : 0)
  }

  /// What the user wishes for, else what the terminal has, else what terminals usually have.
  static func width(wish: String?, terminal: Int) -> Int {
    if let wish = wish.flatMap({ Int($0) }), wish > 0 { return wish }
    return terminal > 0 ? terminal : 80
  }
}

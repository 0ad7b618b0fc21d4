import CommandLineKit
import Foundation
import Synchronization

/// One line on the terminal that shows what is going on, and disappears when it is over.
package final class Progress: Sendable {
  private let isShown: Bool
  private let isDirty = Mutex(false)

  init(isShown: Bool) { self.isShown = isShown }

  /// Shown only on a terminal: never in a pipe or a file.
  package static func onTerminal() -> Progress {
    Progress(isShown: isatty(STDERR_FILENO) == 1)
  }

  package func show(_ step: String) {
    guard isShown else { return }
    isDirty.withLock { isDirty in
      isDirty = true
      StandardError.write("\r\u{1B}[K\(step.oneLine)…")
    }
  }

  /// Writes a line that stays, wherever standard error goes.
  package func say(_ line: String) {
    erase()
    StandardError.write(line.oneLine + "\n")
  }

  /// Writes a line that stays, if the progress line isn't shown.
  package func remind(_ line: String) { if !isShown { say(line) } }

  package func erase() {
    isDirty.withLock { isDirty in
      guard isDirty else { return }
      isDirty = false
      StandardError.write("\r\u{1B}[K")
    }
  }
}

/// Where everything but the result goes.
package enum StandardError {
  package static func write(_ text: String) {
    // If not even this can be written, the error can't be reported.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Passes on what another program wrote.
  package static func write(_ bytes: ArraySlice<UInt8>) {
    try? FileHandle.standardError.write(contentsOf: Data(bytes))
  }
}

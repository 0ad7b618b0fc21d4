import CommandLineKit
import CompareSupport
import Foundation
import SourceRecords

@main
struct Main {
  static func main() {
    let words = CompareProgram.declaration.start()
    let children = Children()
    let progress = Progress.onTerminal()
    do throws(Failure) {
      try beChild(words)
      try Interruption.watch(children) {
        progress.erase()
        WholeFile.abandon()
      }
    } catch {
      StandardError.write(error.message)
      exit(Failure.exitCode)
    }
    let run = Run(
      folder: FileManager.default.currentDirectoryPath,
      searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "", children: children,
      progress: progress, cache: .ofUser, width: TerminalWidth.ofOutput())
    switch run.run(words) {
    case .finished(let result):
      if !result.errors.isEmpty { StandardError.write(result.errors) }
      // Processes that a suite or a plugin started and left running would stay alive.
      Descendants.kill()
      exit(write(result.output) ? result.exitCode : Failure.exitCode)
    case .interrupted(let signal):
      progress.erase()
      Descendants.kill()
      Interruption.end(by: signal)
    }
  }

  /// - Returns: whether it could be written.
  private static func write(_ output: String) -> Bool {
    let code = WholeFile.write(Array(output.utf8)[...], to: STDOUT_FILENO)
    // The reader has closed the pipe, and SIGPIPE is ignored, or it would have ended the program.
    if code == EPIPE { Interruption.end(by: SIGPIPE) }
    guard code != 0 else { return true }
    let reason = String(cString: strerror(code))
    StandardError.write(Failure.outputUnwritable(path: "standard output", reason: reason).message)
    return false
  }

  /// The program starts itself for this, so that a damaged index, or code that can't be parsed,
  /// only crashes the child that reads it.
  private static func beChild(_ words: [String]) throws(Failure) {
    LimitedProgram.run(words)
    if try ReadingChild.run(words) { exit(0) }
  }
}

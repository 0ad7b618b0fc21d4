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
      let run = Run(
        folder: FileManager.default.currentDirectoryPath,
        session: MeasuringSession(
          searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "", children: children,
          progress: progress),
        cache: .ofUser, width: TerminalWidth.ofOutput())
      let result = try run.run(words)
      if !result.errors.isEmpty { StandardError.write(result.errors) }
      // Processes that a suite or a plugin started and left running would stay alive.
      Descendants.kill()
      try write(result.output)
      exit(result.exitCode)
    } catch {
      CompareProgram.declaration.end(with: error, for: words)
    }
  }

  private static func write(_ output: String) throws(Failure) {
    let code = WholeFile.write(Array(output.utf8)[...], to: STDOUT_FILENO)
    // The reader has closed the pipe, and SIGPIPE is ignored, or it would have ended the program.
    if code == EPIPE { throw .interrupted(signal: SIGPIPE) }
    guard code == 0 else {
      throw .outputUnwritable(path: "standard output", reason: String(cString: strerror(code)))
    }
  }

  /// The program starts itself for this, so that a damaged index, or code that can't be parsed,
  /// only crashes the child that reads it.
  private static func beChild(_ words: [String]) throws(Failure) {
    try LimitedProgram.run(words)
    if try ReadingChild.run(words) { exit(0) }
  }
}

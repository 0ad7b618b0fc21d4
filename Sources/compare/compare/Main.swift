import CompareSupport
import Foundation
import LooseSources
import SourceRecords

@main
struct Main {
  static func main() {
    readIndexStore()
    let children = Children()
    let progress = Progress.onTerminal()
    Interruption.watch(children) { progress.erase() }
    let run = Run(
      folder: FileManager.default.currentDirectoryPath,
      searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "",
      children: children,
      progress: progress,
      cache: .ofUser,
      width: TerminalWidth.ofOutput()
    )
    switch run.run(Array(CommandLine.arguments.dropFirst())) {
    case .finished(let result):
      if !result.errors.isEmpty { StandardError.write(result.errors) }
      do {
        try FileHandle.standardOutput.write(contentsOf: Data(result.output.utf8))
      } catch {
        let reason = error.localizedDescription
        StandardError.write(
          Failure.outputUnwritable(path: "standard output", reason: reason).message)
        exit(Failure.exitCode)
      }
      exit(result.exitCode)
    case .interrupted(let signal):
      progress.erase()
      Descendants.kill()
      Interruption.end(by: signal)
    }
  }

  /// What this program starts itself for, so that a damaged index ends the one that reads it alone.
  private static func readIndexStore() {
    do throws(Failure) {
      if try ReadingChild.run(Array(CommandLine.arguments.dropFirst())) { exit(0) }
    } catch {
      StandardError.write(error.message)
      exit(Failure.exitCode)
    }
  }
}

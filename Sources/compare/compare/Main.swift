import CompareSupport
import Foundation
import LooseSources

@main
struct Main {
  static func main() {
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
}

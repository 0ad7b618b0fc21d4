import CommandLineKit
import CompareSupport
import Foundation

@main
struct Main {
  static func main() {
    let words = Command.declaration.start()
    let children = Children()
    let earlyEnd = EarlyEnd()
    do throws(Failure) {
      try Interruption.watch(children, beforeEnd: {}, atEnd: earlyEnd.undoAll)
      let command: Command
      do throws(UsageError) {
        command = try Command.declaration.parse(words) { _ in false }
      } catch {
        throw .misused(error)
      }
      let folder = FileManager.default.currentDirectoryPath
      exit(
        try command.run(in: try Session(folder: folder, children: children, earlyEnd: earlyEnd)))
    } catch {
      Descendants.kill()
      earlyEnd.undoAll()
      Command.declaration.end(with: error, for: words)
    }
  }
}

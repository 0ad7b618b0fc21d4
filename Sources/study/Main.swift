import CommandLineKit
import CompareSupport
import Foundation

@main
struct Main {
  static func main() {
    let words = Command.declaration.start()
    let children = Children()
    do throws(Failure) {
      try Interruption.watch(children, beforeEnd: {}, atEnd: EarlyEnd.undoAll)
    } catch {
      StandardError.write(error.message)
      exit(Failure.exitCode)
    }
    let command: Command
    do throws(UsageError) {
      command = try Command.declaration.parse(words)
    } catch {
      end(with: error, words)
    }
    do throws(Ending) {
      let session = try Session(
        folder: FileManager.default.currentDirectoryPath, children: children)
      exit(try command.run(in: session))
    } catch {
      switch error {
      case .misused(let error): end(with: error, words)
      case .failed(let failure):
        StandardError.write(failure.message)
        exit(Failure.exitCode)
      case .interrupted(let signal):
        Descendants.kill()
        EarlyEnd.undoAll()
        Interruption.end(by: signal)
      }
    }
  }

  private static func end(with error: UsageError, _ words: [String]) -> Never {
    StandardError.write(Command.declaration.message(error, for: words))
    exit(UsageError.exitCode)
  }
}

import CommandLineKit
import Foundation

@main
struct Main {
  /// A mutant survived.
  private static let findings: Int32 = 2
  private static let failure: Int32 = 1

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do throws(UsageError) {
      switch try Command.declaration.parse(words) {
      case .information(let text): print(text, terminator: "")
      case .run(let options): exit(run(options))
      }
    } catch {
      say(Command.declaration.message(error, for: words), terminator: "")
      exit(UsageError.exitCode)
    }
  }

  private static func run(_ options: Options) -> Int32 {
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    guard let module = ModuleFolder.named(options.module, in: root) else {
      let names = ModuleFolder.all(in: root).map(\.name).joined(separator: ", ")
      say("Error: There is no module '\(options.module)' here; there are: \(names).")
      return UsageError.exitCode
    }
    do {
      let report = try Trial(of: module, in: root, options).run()
      print(report.text, terminator: "")
      return report.survivors.isEmpty ? 0 : findings
    } catch {
      say("Error: \(error)")
      return failure
    }
  }

  static func say(_ text: String, terminator: String = "\n") {
    // There is nobody left to tell when this can't be written.
    try? FileHandle.standardError.write(contentsOf: Data((text + terminator).utf8))
  }
}

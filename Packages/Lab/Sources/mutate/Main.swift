import CommandLineKit
import Foundation

@main
struct Main {
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    let status = await Command.declaration.run(words) { command in
      switch command {
      case .information(let text): print(text, terminator: "")
      case .run(let options): return try run(options)
      }
      return SearchStatus.nothingFound
    }
    exit(status)
  }

  private static func run(_ options: Options) throws -> Int32 {
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    guard let module = ModuleFolder.named(options.module, in: root) else {
      let names = ModuleFolder.all(in: root).map(\.name).joined(separator: ", ")
      ErrorOutput.say(
        "Error: There is no module '\(options.module)' here; there are: \(names).\n")
      return UsageError.exitCode
    }
    let report = try Trial(of: module, in: root, options).run()
    print(report.text, terminator: "")
    return report.survivors.isEmpty ? SearchStatus.nothingFound : SearchStatus.findings
  }
}

import CommandLineKit
import Foundation

@main
struct Main {
  static func main() async {
    await Options.declaration.main(run)
  }

  private static func run(_ options: Options) throws -> Int32 {
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    guard let module = ModuleFolder.named(options.module, in: root) else {
      let names = ModuleFolder.all(in: root).map(\.name).joined(separator: ", ")
      ErrorOutput.say(
        "Error: There is no module '\(options.module)' here; use one of \(names).\n")
      return UsageError.exitCode
    }
    let report = try Trial(of: module, in: root, options).run()
    print(report.text, terminator: "")
    return report.survivors.isEmpty ? SearchStatus.nothingFound : SearchStatus.findings
  }
}

import CommandLineKit
import Foundation

@main
struct Main {
  static func main() async {
    await Options.declaration.main(run)
  }

  private static func run(_ options: Options) throws -> Int32 {
    let fields = Field.all.map { $0.only(options.rule) }.filter { !$0.plantings.isEmpty }
    guard !fields.isEmpty else {
      ErrorOutput.say(
        "Error: There is no rule '\(options.rule ?? "")'; `compare explain` lists all.\n")
      return UsageError.exitCode
    }
    let folder =
      options.keep.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? FileManager.default.temporaryDirectory.appending(path: "plant-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    defer { if options.keep == nil { try? FileManager.default.removeItem(at: folder) } }
    print(Report(outcomes: try Trial(folder: folder).run(fields)).text)
    return SearchStatus.nothingFound
  }
}

extension Field {
  fileprivate func only(_ rule: String?) -> Field {
    guard let rule else { return self }
    var field = self
    field.plantings = plantings.filter { $0.rule.hasPrefix(rule) }
    return field
  }
}

import CompareOptions
import CommandLineKit
import ReportFormats

/// Prints what moved between two kept results.
enum DiffCommand {
  private struct Values {
    var old = ""
    var new = ""
    var output = Output()
  }

  static let declaration = CommandDeclaration<Command>(
    "diff", overview: "Print what moved between two results that were kept as JSON.",
    values: Values(),
    arguments: [
      .text("old.json", completion: .file, help: "The earlier result.") { $0.old = $1 },
      .text("new.json", completion: .file, help: "The later result.") { $0.new = $1 },
    ],
    options: [
      OptionGroup(
        "OPTIONS",
        [
          OutputOptions.format(of: [.text, .json, .markdown, .csv]).within(\.output),
          OutputOptions.file.within(\.output),
          OutputOptions.allowPartial.within(\.output),
        ])
    ],
    sections: [.keptResultExitCodes],
    meaning: { .diff(old: $0.old, new: $0.new, $0.output) })
}

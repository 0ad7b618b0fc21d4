import CompareOptions
import CommandLineKit
import ReportFormats

/// What every command takes that prints a result.
enum OutputOptions {
  static let format = format(of: ReportFormat.allCases)

  static func format(of formats: [ReportFormat]) -> OptionDeclaration<Output> {
    .choice(
      "--format", value: "format", of: formats, help: "The format of the result.",
      default: Output().format.rawValue
    ) { $0.format = $1 }
  }

  static let all = OptionDeclaration<Output>.flag(
    "--all",
    help: """
      Print every number in text and Markdown, not only the dozen that matter most, and the \
      longest of everything below the table. The other formats have all of them as ever.
      """
  ) { $0.showsAll = true }

  static let file = OptionDeclaration<Output>.text(
    "--output", "-o", value: "file", completion: .file,
    help: "Write the result to a file instead of standard output."
  ) { $0.file = $1 }

  static let summary = OptionDeclaration<Output>.flag(
    "--summary", help: "Leave the lists out of JSON: types, files, edges, paths."
  ) { $0.isSummary = true }

  static let allowPartial = allowPartial(
    help: "End with 0, not with 3, when something is missing in the result.")

  static func allowPartial(help: String) -> OptionDeclaration<Output> {
    .flag("--allow-partial", help: help) { $0.allowsPartial = true }
  }
}

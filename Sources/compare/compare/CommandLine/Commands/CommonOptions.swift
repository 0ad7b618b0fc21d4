import CommandLineKit
import ReportFormats

/// The options that all measuring commands share; commands word some of the help themselves.
enum MeasuringOptions {
  static let path = ArgumentDeclaration<Options>.text(
    "path", completion: .folder, isOptional: true, help: "A folder of the package.",
    default: "the current folder"
  ) { $0.paths.append($1) }

  /// One package, or several that are measured together.
  static let paths = ArgumentDeclaration<Options>.text(
    "path", completion: .folder, isOptional: true, isRepeatable: true,
    help: "A folder of a package; several packages become one result.",
    default: "the current folder"
  ) { $0.paths.append($1) }

  static func sources(help: String, excludes: [String]) -> OptionDeclaration<Options> {
    .text(
      "--sources", value: "folder", completion: .folder, help: help, isRepeatable: true,
      rules: .init(excludes: excludes + ["<path>"])
    ) { $0.sources.append($1) }
  }

  static func packages(excludes: [String]) -> OptionDeclaration<Options> {
    .text(
      "--packages", value: "folder", completion: .folder,
      help: """
        Measure every package below a folder without building it, each target as a column; \
        --sources adds the app next to them.
        """, isRepeatable: true,
      rules: .init(excludes: excludes + ["<path>"])
    ) { $0.packages.append($1) }
  }

  static func module(help: String, default standard: String) -> OptionDeclaration<Options> {
    .text("--module", value: "name", help: help, default: standard, isRepeatable: true) {
      $0.modules.append($1)
    }
  }

  static let scratchPath = OptionDeclaration<Options>.text(
    "--scratch-path", value: "folder", completion: .folder,
    help: "Use what `swift build --scratch-path` left there; build nothing.",
    rules: .init(excludes: ["--index-store"])
  ) { $0.scratchPath = $1 }

  static let indexStore = OptionDeclaration<Options>.text(
    "--index-store", value: "folder", completion: .folder,
    help: "Use this index store, Xcode's included; build nothing."
  ) { $0.indexStore = $1 }

  static let timings = OptionDeclaration<Options>.flag(
    "--timings", help: "Print how long each step took, to standard error."
  ) { $0.showsTimings = true }

  static let verbose = OptionDeclaration<Options>.flag(
    "--verbose", help: "Print everything that was left out, to standard error."
  ) { $0.isVerbose = true }
}

/// The options that all commands with a result share.
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
      Print every number in text and Markdown, not only those that matter most, and the \
      longest of everything below the table. The other formats always have all of them.
      """
  ) { $0.showsAll = true }

  static func rows(excludes: [String] = []) -> OptionDeclaration<Output> {
    .checked(
      "--rows", value: "rows", expecting: "the keys or groups of rows, separated by commas",
      help: """
        Print only these rows, by key or by group, such as size,tests.lines; in text, Markdown and \
        CSV. In SVG, draw the first of them. `functions` is a list of all functions with their \
        complexity, the highest first.
        """,
      rules: .init(excludes: ["--all", "--edges"] + excludes)
    ) { (output, text) throws(ValueError) in
      let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      if names.count > 1, names.contains(RowChoice.functions) {
        throw .explained("'\(RowChoice.functions)' is a list of its own: give it alone.")
      }
      do throws(RowChoice.Unknown) {
        output.rows = try RowChoice(names)
      } catch {
        throw .explained(
          "No row and no group of rows is called '\(error.name)'. Near it:"
            + " \(error.near.joined(separator: ", ")).")
      }
    }
  }

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

import CommandLineKit

/// What every command takes that measures; some of it is said in the words of the command.
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

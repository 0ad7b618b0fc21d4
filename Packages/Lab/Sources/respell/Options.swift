import CommandLineKit

/// The options on the command line.
struct Options: Equatable, Sendable {
  var path = ""
  var sources: [String] = []
  var packages: [String] = []
  var others: [String] = []
  var only: [String] = []
  var pattern: String?
  var ways: [String] = []
  var shown = 5

  /// What to run, by the name of what it gives.
  var measurements: [(name: String, words: [String])] {
    let trees =
      sources.flatMap { ["--sources", $0] } + packages.flatMap { ["--packages", $0] }
    let isBuilt = trees.isEmpty
    let paths = isBuilt ? ["."] + others : trees
    let check = ["check"] + paths + (pattern.map { ["--pattern", $0] } ?? [])
    return [
      ("measure", paths + (isBuilt ? ["--no-tests"] : [])), ("check", check),
      ("roles", ["roles"] + paths),
    ].map { ($0.0, $0.1 + ["--format", "json"]) }
  }

  /// The folders whose files are rewritten; none if all are.
  var parts: [String] {
    let folders = only.isEmpty ? sources + packages : only
    let parts = folders.map { folder in
      let path = folder.split(separator: "=", maxSplits: 1).last.map(String.init) ?? folder
      return path.hasSuffix("/") ? String(path.dropLast()) : path
    }
    return parts.contains(".") ? [] : parts
  }
}

extension Options {
  static let declaration = ProgramDeclaration<SearchCommand<Options>>(
    "respell", version: "0.1.0",
    main: CommandDeclaration(
      overview:
        "Rewrites Swift sources in ways that keep their meaning, and compares the verdicts.",
      discussion: [
        "A copy of the folder is rewritten in one way at a time. Roles, edges, findings with their"
          + " severity and all numbers but lines and numbers of references are compared with those"
          + " of the sources as they are; places are left out. A place where a rewriting can't be"
          + " sure to keep the meaning stays as it is, and so does a file that no longer compiles.",
        "It runs the `compare` next to it. If a verdict changes, the exit code is 2.",
      ],
      values: Options(),
      arguments: [
        .text("path", completion: .folder, help: "A folder of a package, or of sources.") {
          $0.path = $1
        }
      ],
      options: [OptionGroup("OPTIONS", options)],
      sections: [
        .init(
          "WAYS", Way.all.map { "\($0.name): \($0.help)." }.joined(separator: "\n"))
      ],
      meaning: SearchCommand.run),
    information: SearchCommand.information)

  private static var options: [OptionDeclaration<Options>] {
    [
      .text(
        "--sources", value: "folder", completion: .folder,
        help: "Measure a folder in it without building it, as `compare --sources` does.",
        isRepeatable: true
      ) { $0.sources.append($1) },
      .text(
        "--packages", value: "folder", completion: .folder,
        help: "Measure every package below a folder in it, as `compare --packages` does.",
        isRepeatable: true
      ) { $0.packages.append($1) },
      .text(
        "--package", value: "folder", completion: .folder,
        help: "Measure another package in it as well.", isRepeatable: true,
        rules: .init(excludes: ["--sources", "--packages"])
      ) { $0.others.append($1) },
      .text(
        "--only", value: "folder", completion: .folder,
        help: "Rewrite only the files of this folder in it.",
        isRepeatable: true
      ) { $0.only.append($1) },
      .text("--pattern", value: "pattern", help: "Check against this pattern.") { $0.pattern = $1 },
      .checked(
        "--ways", value: "ways", expecting: "names of ways, separated by commas",
        help: "Only these ways.", default: "all"
      ) { (options, text) throws(ValueError) in
        let names = text.split(separator: ",").map(String.init)
        if let unknown = names.first(where: { name in !Way.all.contains { $0.name == name } }) {
          throw .explained(
            "There is no way '\(unknown)'; `respell --help` lists all.")
        }
        options.ways = names
      },
      .number(
        "--show", help: "How many changed verdicts of each way to print.", in: 0...1_000_000,
        default: 5
      ) { $0.shown = $1 },
    ]
  }
}

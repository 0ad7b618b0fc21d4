import CommandLineKit
import ReportFormats

enum RenderCommand {
  private struct Values {
    var file = ""
    var edges: String?
    var showsActions = false
    var claims: String?
    var output = Output()
  }

  static let declaration = CommandDeclaration<Command>(
    "render", overview: "Write a result that was kept as JSON in another --format.",
    values: Values(),
    arguments: [
      .text("result.json", completion: .file, help: "The result, as --format json wrote it.") {
        $0.file = $1
      }
    ],
    options: [
      OptionGroup(
        "OPTIONS",
        [
          OutputOptions.format.within(\.output),
          OutputOptions.all.within(\.output),
          OutputOptions.rows(excludes: ["--actions"]).within(\.output),
          .text(
            "--edges", value: "module",
            help: """
              List every dependency edge of one module, with the number of references and one \
              place as evidence, instead of the table.
              """
          ) { $0.edges = $1 },
          .flag(
            "--actions",
            help: "Print what each action took, instead of the table: as text, Markdown or JSON.",
            rules: .init(excludes: ["--edges"])
          ) { $0.showsActions = true },
          .text(
            "--claims", value: "folder", completion: .folder,
            help: """
              Print what the result says of every claim, and in how many of the results in this \
              folder, *.json, its verdict is repeated, instead of the table: as text or Markdown; as \
              JSON, what these results say.
              """,
            rules: .init(excludes: ["--edges", "--actions"])
          ) { $0.claims = $1 },
          OutputOptions.file.within(\.output),
          OutputOptions.summary.within(\.output),
          OutputOptions.allowPartial.within(\.output),
        ])
    ],
    sections: [
      .exitCodes(
        """
        0 for a whole result, 1 for no result, 3 when a result was partial already, 64 for an invalid command line.
        """)
    ],
    meaning: {
      .render(
        file: $0.file, edges: $0.edges, showsActions: $0.showsActions, claims: $0.claims,
        $0.output)
    })
}

extension CommandDescription.Section {
  static func exitCodes(_ text: String) -> Self { Self("EXIT CODES", text) }
}

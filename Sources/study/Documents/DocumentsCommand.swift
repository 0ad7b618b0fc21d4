import CommandLineKit
import CompareSupport
import Foundation

/// What is done with the documents.
struct DocumentsOptions: Sendable {
  enum Action: String, CaseIterable, Sendable {
    case write, check, runs, words, table, sum

    var help: String {
      switch self {
      case .write: "Write what commands print into the documents that quote them."
      case .check:
        """
        Write nothing: show what isn't up to date, which links lead nowhere, which recorded runs are \
        too old, and which numbers nothing makes.
        """
      case .runs: "Renew only what differs from run to run, such as timings; on an idle machine."
      case .words: "Count the words of prose in docs."
      case .table: "Print a table that a document quotes, by its name, from a result."
      case .sum:
        """
        Print the last two cells of a recorded run's row, from a revision and the folders that it \
        measured.
        """
      }
    }
  }

  var action = Action.check
  var words: [String] = []
  var isMeasured = false
}

enum DocumentsCommand {
  static let declaration = CommandDeclaration<Command>(
    "documents", overview: "Keep generated parts of the documents, and their numbers, right.",
    values: DocumentsOptions(),
    arguments: [
      .choice(
        "action", of: DocumentsOptions.Action.allCases,
        lists: [
          WordList(
            "ACTIONS", DocumentsOptions.Action.allCases.map { ($0.rawValue, $0.help) })
        ], help: "What to do; one of those below."
      ) { $0.action = $1 },
      .text(
        "word", completion: .file, isOptional: true, isRepeatable: true,
        help: """
          For table: \(DocumentTable.Name.allCases.map(\.rawValue).joined(separator: ", ")), and \
          the files with the results; for sum: the revision and the folders.
          """
      ) { $0.words.append($1) },
    ],
    options: [
      OptionGroup(
        "OPTIONS",
        [
          .flag(
            "--measured", help: "Use the results and findings that an earlier run left in .build."
          ) { $0.isMeasured = true }
        ])
    ],
    sections: [
      .init(
        "EXIT CODES",
        "0 for success; 2 for what `check` finds; 1 for a failure; 64 for an invalid command line.")
    ],
    meaning: Command.documents)

  static func run(_ options: DocumentsOptions, in session: Session) throws(Failure) -> Int32 {
    let words = options.words
    switch options.action {
    case .write, .check, .runs, .words:
      if let word = words.first { throw .misused(.unexpectedArgument(word)) }
    case .sum:
      if words.count < 2 {
        throw .misused(.missingArgument(words.isEmpty ? "revision" : "folder", allowed: []))
      }
    case .table: break
    }
    let documents = Documents(session)
    switch options.action {
    case .words: try session.say(try documents.wordCounts)
    case .sum:
      let folders = Array(words.dropFirst())
      try session.say(RecordedRun.sum(of: try documents.hashes(of: folders, at: words[0])) + "\n")
    case .table: try session.say(try DocumentTable.named(words, in: session))
    case .write: return try Renewal(session, isChecking: false).all(isMeasured: options.isMeasured)
    case .check:
      let flaws = try documents.flaws
      for flaw in flaws { StandardError.write(flaw + "\n") }
      let code = try Renewal(session, isChecking: true).all(isMeasured: options.isMeasured)
      return flaws.isEmpty ? code : SearchStatus.findings
    case .runs: return try Renewal(session, isChecking: false).runs()
    }
    return SearchStatus.nothingFound
  }
}

import CommandLineKit
import CompareSupport

/// The tables that documents quote and that combine more than one result.
enum DocumentTable {
  enum Name: String, CaseIterable {
    case choosing
    case lifetimesReleased = "lifetimes-released"
    case lifetimesRecreated = "lifetimes-recreated"
    case mutantsScores = "mutants-scores"
    case mutantsDistances = "mutants-distances"
    case mutantsOperators = "mutants-operators"
    case mutantsUnnoticed = "mutants-unnoticed"

    /// What its file is; nil if it needs none.
    var file: String? {
      switch self {
      case .choosing: "result.json"
      case .lifetimesReleased, .lifetimesRecreated: "findings.tsv"
      case .mutantsScores, .mutantsDistances, .mutantsOperators, .mutantsUnnoticed: nil
      }
    }
  }

  /// The table with the name that is the first word.
  static func named(_ words: [String], in session: Session) throws(Failure) -> String {
    let names = Name.allCases.map(\.rawValue)
    guard let word = words.first else { throw .misused(.missingArgument("table", allowed: names)) }
    guard let name = Name(rawValue: word) else {
      throw .misused(.unknownArgument(word, for: "table", allowed: names))
    }
    let files = words.dropFirst()
    if let missing = name.file, files.isEmpty {
      throw .misused(.missingArgument(missing, allowed: []))
    }
    if let superfluous = files.dropFirst(name.file == nil ? 0 : 1).first {
      throw .misused(.unexpectedArgument(superfluous))
    }
    let file = files.first ?? ""
    switch name {
    case .choosing: return try ChoosingTable.text(of: file, in: session)
    case .lifetimesReleased:
      return try LifetimeTable(findings: try session.text(of: file)).released()
    case .lifetimesRecreated:
      return try LifetimeTable(findings: try session.text(of: file)).recreated()
    case .mutantsScores: return try MutantTable.read(in: session).scores
    case .mutantsDistances: return try MutantTable.read(in: session).distances
    case .mutantsOperators: return try MutantTable.read(in: session).operators
    case .mutantsUnnoticed: return try MutantTable.read(in: session).unnoticed
    }
  }
}

/// A table in Markdown.
struct MarkdownTable {
  private var lines: [String] = []

  init(_ columns: [String], numbers: Set<Int> = []) {
    add(columns)
    add(columns.indices.map { numbers.contains($0) ? "---:" : "---" })
  }

  mutating func add(_ cells: [String]) {
    // A cell without text takes one blank.
    lines.append("|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined())
  }

  var text: String { lines.map { $0 + "\n" }.joined() }
}

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
    case toolkitFiles = "toolkit-files"
    case toolkitNumbers = "toolkit-numbers"
    case toolkitVerdicts = "toolkit-verdicts"

    /// What its files are.
    var files: [String] {
      switch self {
      case .choosing: ["result.json"]
      case .lifetimesReleased, .lifetimesRecreated: ["findings.tsv"]
      case .mutantsScores, .mutantsDistances, .mutantsOperators, .mutantsUnnoticed, .toolkitFiles:
        []
      case .toolkitNumbers, .toolkitVerdicts: ["terminal.json", "desktop.json"]
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
    let files = Array(words.dropFirst())
    if let missing = name.files.dropFirst(files.count).first {
      throw .misused(.missingArgument(missing, allowed: []))
    }
    if let superfluous = files.dropFirst(name.files.count).first {
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
    case .toolkitFiles: return try ToolkitTable.files(in: session)
    case .toolkitNumbers:
      return ToolkitTable.numbers(
        here: try rendered(files[0], session), there: try rendered(files[1], session))
    case .toolkitVerdicts:
      return try ToolkitTable.verdicts(
        here: try session.text(of: files[0]), there: try session.text(of: files[1]))
    }
  }
}

extension DocumentTable {
  /// A kept result of compare, as CSV.
  static func rendered(_ result: String, _ session: Session) throws(Failure) -> String {
    let rendered = try session.run(
      session.program("compare"), ["render", result, "--format", "csv"])
    guard rendered.succeeded else {
      throw Failure("'\(result)' can't be rendered.", output: rendered.text)
    }
    return rendered.printed
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

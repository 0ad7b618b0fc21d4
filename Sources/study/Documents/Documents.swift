import CompareSupport
import Foundation

/// The documents of the packages, and what is wrong with them that needs no measuring.
struct Documents {
  private let session: Session

  init(_ session: Session) { self.session = session }

  /// The paths of documents whose numbers and blocks count, from the root.
  static func paths(in session: Session) throws(Failure) -> [String] {
    try tracked(["README.md", "CONTRIBUTING.md", "docs", "Packages/*/README.md"], in: session)
      .filter { $0.split(separator: "/").count <= 3 }
  }

  /// The Markdown files that git knows, without links.
  private static func tracked(_ paths: [String], in session: Session) throws(Failure) -> [String] {
    try session.git("ls-files", ["--"] + paths).split(separator: "\n").map(String.init).filter {
      $0.hasSuffix(".md") && session.isFile($0)
    }
  }

  private func page(_ path: String) throws(Failure) -> MarkdownPage {
    MarkdownPage(path: path, text: try session.text(of: path))
  }

  private func pages(_ paths: [String]) throws(Failure) -> [MarkdownPage] {
    var pages: [MarkdownPage] = []
    for path in paths { pages.append(try page(path)) }
    return pages
  }

  /// A line for each page, the longest first, and their sum.
  var wordCounts: String {
    get throws(Failure) {
      let counts = try pages(try Self.paths(in: session).filter { $0.hasPrefix("docs/") })
        .map { (path: $0.path, count: $0.wordCount) }.sorted { $0.count > $1.count }
      return counts.map { "\($0.count) \($0.path)\n" }.joined()
        + "\(counts.reduce(0) { $0 + $1.count }) in all\n"
    }
  }

  /// What is wrong with links, recorded runs and numbers in prose, a line each.
  var flaws: [String] {
    get throws(Failure) { try linkFlaws + recordedFlaws + proseFlaws }
  }

  // MARK: Links

  private var linkFlaws: [String] {
    get throws(Failure) {
      let pages = try pages(try Self.tracked(["*.md"], in: session))
      let anchors = Dictionary(pages.map { ($0.path, $0.anchors) }) { first, _ in first }
      let links = Links(
        exists: { session.exists($0) }, anchors: { anchors[$0] },
        rows: Links.rows(
          titles: try session.text(
            of: "Sources/compare/ArchitectureReport/Table/TableRows.swift"),
          glossary: try session.text(of: "Sources/compare/CResources/Files/glossary.json")))
      let configurations = try session.git("ls-files", ["--", "*.compare.json"])
        .split(separator: "\n").map(String.init)
      var schemas: [String] = []
      for path in configurations {
        if let schema = Links.schema(of: path, in: try session.text(of: path)),
          !session.isFile(schema)
        {
          schemas.append("\(path): there is no schema '\(schema)'.")
        }
      }
      return pages.flatMap(links.flaws) + schemas
    }
  }

  // MARK: Recorded runs

  private var runs: [RecordedRun] {
    get throws(Failure) { RecordedRun.all(in: try session.text(of: "docs/evidence/recorded.tsv")) }
  }

  private var recordedFlaws: [String] {
    get throws(Failure) {
      var flaws: [String] = []
      var known: [[String]: [String]] = [:]
      for run in try runs {
        if known[run.folders] == nil { known[run.folders] = try hashes(of: run.folders, at: nil) }
        let hashes = known[run.folders] ?? []
        let changed = run.changed(now: hashes)
        for place in run.sections {
          let parts = place.split(separator: "#", maxSplits: 1).map(String.init)
          let section = try page(parts[0]).section(parts.count > 1 ? parts[1] : "")
          let text = section.map(\.text).joined(separator: "\n")
          if let flaw = run.flaw(of: text, at: place, changed: changed) { flaws.append(flaw) }
        }
      }
      return flaws
    }
  }

  /// The hashes of the code in some folders, at a revision or as it is checked out.
  func hashes(of folders: [String], at revision: String?) throws(Failure) -> [String] {
    let paths = folders.flatMap { folder in ["swift", "c", "h"].map { "\(folder)/*.\($0)" } }
    let words = ["grep", "-hI", "-e", "[^ ]"] + [revision].compactMap(\.self) + ["--"] + paths
    let found = try session.run("git", words)
    // It ends with 1 if there is no line.
    guard found.status <= 1 else {
      throw Failure("git grep failed.", output: found.text)
    }
    return RecordedRun.hashes(of: found.printed.split(separator: "\n"))
  }

  // MARK: Numbers in prose

  private var proseFlaws: [String] {
    get throws(Failure) {
      var recorded: [String: String] = [:]
      for run in try runs {
        for place in run.sections { recorded[place] = "\(run.name), recorded at \(run.revision)" }
      }
      let pages = try pages(try Self.paths(in: session))
      return ProseNumbers.lines(of: pages, recorded: recorded).filter { $0.source == nil }
        .map { line in
          let numbers = line.numbers.joined(separator: " ")
          return "\(line.page):\(line.number): nothing makes \(numbers)"
        }
    }
  }
}

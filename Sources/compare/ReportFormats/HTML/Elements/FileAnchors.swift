import ArchitectureReport
import CompareSupport
import RunTrace

/// Where the listing of each file of a module is in the page, and the file's name there.
struct FileAnchors {
  private let sources: SourceTexts
  private let ids: [String: String]
  private let folder: CommonFolder
  /// The lines of each file that something on the page refers to.
  private let lines: [String: Set<Int>]
  /// How much of each file is in the page.
  let extent: SourceExtent
  /// How many lines of an edge are in the page.
  let linesOfEdge: Int

  /// Takes the module's ID in the page, because several modules may have the same paths.
  init(
    _ module: ModuleReport, id: String, _ sources: SourceTexts, _ extent: SourceExtent = .whole,
    linesOfEdge: Int? = nil
  ) {
    self.sources = sources
    let paths = module.fileList.map(\.path)
    ids = Dictionary(
      paths.enumerated().map { ($1, "\(id)f\($0)") }, uniquingKeysWith: { first, _ in first })
    folder = CommonFolder(paths)
    self.linesOfEdge = linesOfEdge ?? [module].linesOfEdge
    lines = module.citedLines(ofEdge: self.linesOfEdge)
    self.extent = extent
  }

  /// The lines and the anchor of a file that can be shown.
  func listing(of path: String) -> (id: String, lines: [String])? {
    guard let id = ids[path], let lines = sources.lines(of: path) else { return nil }
    return (id, lines)
  }

  /// The indices of a file's lines that are in the page; nil marks those that are left out.
  func shown(of path: String, _ count: Int) -> [Int?] { extent.shown(count, lines[path] ?? []) }

  /// Whether a line needs an anchor for links.
  func isCited(_ path: String, _ line: Int) -> Bool { lines[path]?.contains(line) ?? false }

  /// A file, as a link to its listing if that is in the page.
  func link(_ path: String) -> HTML {
    guard let (id, _) = listing(of: path) else { return "\(name(of: path))" }
    return "<a href=\"#\(id)\">\(name(of: path))</a>"
  }

  /// A place, as a link to its line if that is in the page.
  func place(_ path: String, _ line: Int) -> HTML {
    let text = "\(name(of: path)):\(line)"
    guard let anchor = anchor(path, line) else { return "<span class=\"place\">\(text)</span>" }
    return "<a class=\"place\" href=\"#\(anchor)\">\(text)</a>"
  }

  /// The anchor of a line that links lead to; nil if it isn't in the page.
  func anchor(_ path: String, _ line: Int) -> String? {
    guard let (id, lines) = listing(of: path), lines.indices.contains(line - 1),
      isCited(path, line)
    else { return nil }
    return "\(id)l\(line)"
  }

  /// A place with the text of its line.
  func evidence(_ path: String, _ line: Int) -> HTML {
    guard let lines = sources.lines(of: path), lines.indices.contains(line - 1) else {
      return place(path, line)
    }
    let text = lines[line - 1].drop { $0 == " " || $0 == "\t" }
    return "\(place(path, line)) <code>\(String(text))</code>"
  }

  /// The path relative to the module's folder, if the file is in it.
  func name(of path: String) -> String {
    ids[path] == nil ? path : folder.relative(path)
  }
}

/// How much of the source is in the page: all of it, or the lines that something refers to.
enum SourceExtent: Equatable {
  case whole
  /// The lines that lists refer to, with so many lines before and after each.
  case around(Int)

  /// In bytes; a larger page is slow to load and to store, and its source isn't read anyway.
  static let most = 1_250_000

  /// Whole if it isn't too much, or else with as many lines around the cited ones as fit.
  static func fitting(_ modules: [ModuleReport], _ sources: SourceTexts) -> SourceExtent {
    let files = modules.flatMap { module in
      let cited = module.citedLines(ofEdge: modules.linesOfEdge)
      return module.fileList.compactMap { file in
        sources.lines(of: file.path).map { (lines: $0, cited: cited[file.path] ?? []) }
      }
    }
    let fitting = [SourceExtent.whole, .around(3), .around(1)].first { extent in
      files.map { extent.size($0.lines, $0.cited) }.reduce(0, +) <= most
    }
    return fitting ?? .around(0)
  }

  /// The indices of the lines that are shown; nil marks those that are left out.
  func shown(_ count: Int, _ cited: Set<Int>) -> [Int?] {
    guard case .around(let distance) = self else { return Array(0..<count) }
    var shown: [Int?] = []
    var next = 0
    for line in cited.sorted() where line <= count {
      let first = max(next, line - 1 - distance)
      if first > next { shown.append(nil) }
      let end = min(count, line + distance)
      if first < end { shown += Array(first..<end) }
      next = max(next, end)
    }
    return next < count ? shown + [nil] : shown
  }

  private func size(_ lines: [String], _ cited: Set<Int>) -> Int {
    shown(lines.count, cited).map { index in index.map { lines[$0].utf8.count } ?? 0 }
      .reduce(0) { $0 + $1 + 1 }
  }
}

extension [ModuleReport] {
  /// So many lines are enough to prove an edge, fewer on a page with very many edges; the JSON has
  /// the others.
  var linesOfEdge: Int {
    let counts = map(\.edges.list.count)
    return counts.contains { $0 > 1_000 } || counts.reduce(0, +) > 3_000 ? 1 : 2
  }
}

extension ModuleReport {
  /// The lines that its lists refer to, by file, if they show so many of each edge.
  func citedLines(ofEdge linesOfEdge: Int) -> [String: Set<Int>] {
    var lines: [String: Set<Int>] = [:]
    for type in typeList { lines[type.file, default: []].insert(type.line) }
    for edge in edges.list {
      lines[edge.file, default: []].insert(edge.line)
      for place in edge.lines.prefix(linesOfEdge) {
        lines[place.file, default: []].insert(place.line)
      }
    }
    for edge in (folders?.edgeList ?? []) + (folders?.cycles ?? []).flatMap(\.shortest) {
      lines[edge.file, default: []].insert(edge.line)
    }
    for step in cycles.flatMap(\.shortest) { lines[step.file, default: []].insert(step.line) }
    for step in paths.list.flatMap(\.steps) { lines[step.file, default: []].insert(step.line) }
    for finding in findings ?? [] { lines[finding.file, default: []].insert(finding.line) }
    for flow in (actions ?? []).flatMap(\.flows) { flow.steps.cite(in: &lines) }
    return lines
  }
}

extension [ActionStep] {
  fileprivate func cite(in lines: inout [String: Set<Int>]) {
    for step in self {
      if let place = step.message?.place { lines[place.file, default: []].insert(place.line) }
      step.steps.cite(in: &lines)
    }
  }
}

extension EdgeReport.Edge {
  /// Each line once, however many places it has; sorted.
  var lines: [(file: String, line: Int, count: Int)] {
    places.reduce(into: []) { lines, place in
      if let last = lines.last, last.file == place.file, last.line == place.line {
        lines[lines.count - 1].count += 1
      } else {
        lines.append((place.file, place.line, 1))
      }
    }
  }
}

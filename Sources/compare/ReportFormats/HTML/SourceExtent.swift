import ArchitectureReport

/// How much of the source is in the page: all of it, or the lines that something is about.
enum SourceExtent: Equatable {
  case whole
  /// The lines that lists name, with so many before and after each.
  case around(Int)

  /// In bytes; more than that is not read, but makes the page slow to load and to keep.
  static let most = 1_250_000

  /// Whole if that isn't too much, else with as many lines around those that are named as fit.
  static func fitting(_ modules: [ModuleReport], _ sources: SourceTexts) -> SourceExtent {
    let files = modules.flatMap { module in
      let cited = module.citedLines
      return module.fileList.compactMap { file in
        sources.lines(of: file.path).map { (lines: $0, cited: cited[file.path] ?? []) }
      }
    }
    let fitting = [SourceExtent.whole, .around(3), .around(1)].first { extent in
      files.map { extent.size($0.lines, $0.cited) }.reduce(0, +) <= most
    }
    return fitting ?? .around(0)
  }

  /// The indices of the lines that are shown; nil stands for those that are left out.
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

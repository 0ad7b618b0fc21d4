/// What changed between two results.
package struct ReportDiff: Encodable, Equatable, Sendable {
  /// Between two partial results, a number may have changed only because it is missing in one.
  package static let partialLine =
    "\(PartialResult.title): what moved may only be missing in one of the two; see their notes."

  private let schemaVersion = 2
  package let complete: Bool
  package let old: DiffSide
  package let new: DiffSide
  /// The modules in which something changed, in the order of the earlier result; new ones are last.
  package let modules: [ModuleDiff]
  /// The notes that make either result partial.
  package let notes: [DiffNote]

  package init(
    from old: Report, to new: Report, old oldSide: DiffSide = DiffSide(title: "the earlier result"),
    new newSide: DiffSide = DiffSide(title: "the later result")
  ) {
    complete = old.isComplete && new.isComplete
    self.old = oldSide
    self.new = newSide
    let (before, after) = (Self.byName(old.modules), Self.byName(new.modules))
    let names = old.modules.map(\.name) + new.modules.map(\.name).filter { before[$0] == nil }
    modules = names.compactMap { name in
      let module = ModuleDiff(name, from: before[name], to: after[name])
      return module.isEmpty ? nil : module
    }
    notes = [(oldSide, old), (newSide, new)].flatMap { side, report in
      report.notes.filter { $0.kind == .partial }.map { DiffNote(side: side.title, note: $0.line) }
    }
  }

  package var isEmpty: Bool { modules.isEmpty }

  private static func byName(_ modules: [ModuleReport]) -> [String: ModuleReport] {
    Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
  }
}

/// One of the two results: its title, and the commit that was measured, if known.
package struct DiffSide: Encodable, Equatable, Sendable {
  package let title: String
  package let commit: String?

  package init(title: String, commit: String? = nil) {
    self.title = title
    self.commit = commit
  }
}

/// What is missing in one of the two results.
package struct DiffNote: Encodable, Equatable, Sendable {
  package let side: String
  package let note: String
}

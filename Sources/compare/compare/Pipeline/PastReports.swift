import ArchitectureReport
import CompareSupport
import ReportFormats
import SourceRecords

extension ReportDiff {
  /// Reads or measures both sides.
  ///
  /// All errors that the user can cause are reported before anything is measured.
  static func reading(
    _ sides: DiffOptions.Sides, _ choice: InputChoice
  ) throws(Failure) -> (ReportDiff, [Skipped]) {
    switch sides {
    case .kept(let old, let new):
      let reports = (
        try ReportFile.read(old, in: choice.folder), try ReportFile.read(new, in: choice.folder)
      )
      let diff = ReportDiff(
        from: reports.0, to: reports.1, old: DiffSide(title: old), new: DiffSide(title: new))
      return (diff, [])
    case .revisions(let old, let new, let options):
      let options = try choice.completed(options)
      let past = try PastChoice(choice, for: options)
      let oldRevision = try past.revision(old)
      let newRevision = try new.map { name throws(Failure) in try past.revision(name) }
      let after =
        if let newRevision {
          try Pipeline.report(of: past, at: newRevision)
        } else {
          try Pipeline(options: options, input: try choice.input(for: options)).report()
        }
      let before = try Pipeline.report(of: past, at: oldRevision)
      let diff = ReportDiff(
        from: before, to: after, old: DiffSide(oldRevision),
        new: newRevision.map(DiffSide.init) ?? DiffSide(title: "the working tree"))
      return (diff, after.skipped)
    }
  }
}

extension Pipeline {
  /// The report that would have been measured at a revision.
  fileprivate static func report(
    of past: PastChoice, at revision: Revision
  ) throws(Failure) -> Report {
    try past.working(at: revision) { (input, options, _) throws(Failure) in
      try Pipeline(options: options, input: input).report()
    }
  }
}

extension DiffSide {
  fileprivate init(_ revision: Revision) {
    self.init(title: revision.name, commit: revision.commit)
  }
}

extension AffectedCode {
  /// Compares the files with those of the revision, which is resolved before the long work.
  static func reading(
    _ options: AffectedOptions, _ choice: InputChoice
  ) throws(Failure) -> (AffectedCode, [Skipped]) {
    let past = try PastChoice(choice, for: options.measured)
    let revision = try past.revision(options.since)
    let input = try choice.input(for: options.measured)
    let found = try Pipeline(options: options.measured, input: input).roles()
    let code = found.code
    let changes = try past.changes(
      of: code.modules.flatMap(\.files), in: choice.measured(by: options.measured), since: revision)
    let affected = AffectedCode(
      changes, since: (revision.name, revision.commit), code, input.shown,
      notes: found.listing.notes)
    return (affected, found.limits.skipped)
  }
}

extension EarlierFindings {
  /// A function that finds them, with the places they had; nil if they weren't requested.
  ///
  /// Their revision is resolved before the long work.
  static func reading(
    _ options: CheckOptions, _ choice: InputChoice
  ) throws(Failure) -> (() throws(Failure) -> EarlierFindings)? {
    guard let name = options.since else { return nil }
    let past = try PastChoice(choice, for: options.measured)
    let revision = try past.revision(name)
    return { () throws(Failure) in
      try past.working(at: revision) { (input, options, folder) throws(Failure) in
        let report = try Pipeline(options: options, input: input).report()
        var places = FindingPlaces(root: input.shown.root, folder: folder)
        return EarlierFindings(
          revision: revision.name,
          findings: report.modules.flatMap { $0.findings ?? [] }.map { places.place($0) },
          notes: report.notes,
          accepted: AcceptedFindings(
            report, try BaselineFile.readIfAny(input.configurations().baseline)))
      }
    }
  }
}

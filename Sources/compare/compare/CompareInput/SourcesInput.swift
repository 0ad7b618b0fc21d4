import ArchitectureReport
import CompareSupport
import SourceRecords

/// Folders of sources, which need neither a manifest nor a build.
struct SourcesInput: Input {
  let held: PatternChoice?
  let copy: Copy?
  let session: MeasuringSession
  let cache: SourcesCache
  let folders: [SourceFolder]
  let shown: ShownPaths
  /// The folder whose configuration names them.
  let home: String?
  /// Where the command runs.
  let current: String

  private var scratch: String { cache.scratch(for: folders) }

  var workplaces: [Workplace] {
    [Workplace(scratch: scratch, measured: folders.map(\.path))]
  }

  /// With several folders, or a name from the user, the name is the same in every checkout.
  var folderModule: String? { folders.count == 1 && !folders[0].isNamed ? folders[0].name : nil }

  var configurationFolders: [String] { home.map { [$0] } ?? Configurations.places(of: folders) }

  func configurations() throws(Failure) -> Configurations {
    try Configurations(folders, in: configurationFolders, copy: copy)
  }

  func plan() throws(Failure) -> Plan {
    let configurations = try self.configurations()
    if held == .configured {
      try configurations.refuseNothing(words, hint: unusedConfiguration)
    }
    let trees = try session.step("Reading the folders") { () throws(Failure) in
      try [SourceTree].read(
        folders.map(configurations.choosingColumns), PackageTree(session, scratch: scratch)
      ).leavingOut(configurations.exclude.contain)
    }
    let modules = trees.apps.map(\.module)
    var plan = Plan(
      modules: modules, columns: try configurations.columns(of: modules),
      configurations: configurations, roots: folders.map(\.path), trees: trees)
    if let held {
      plan.columns = try configurations.columns(
        held: held, among: plan.columns, areNamed: held != .configured)
    }
    return plan
  }

  /// What the command line names.
  private var words: [String] {
    folders.flatMap { [$0.holdsPackages ? "--packages" : "--sources", $0.word(from: shown.root)] }
  }

  /// Says that the current folder's configuration isn't that of what is measured, if there is one.
  private var unusedConfiguration: String? {
    let name = Configuration.fileName
    guard home == nil, InputFile.isNamed("\(current)/\(name)"),
      !configurationFolders.contains(current.realPath)
    else { return nil }
    return "the \(name) of the current folder isn't used: with --sources, that of each measured"
      + " folder counts"
  }

  /// Reports that a column may be several apps.
  private func mergedPrograms(_ app: SourceTree.App) -> Note? {
    let entries = app.entryPoints
    guard entries.count > 1 else { return nil }
    return Note(
      .information,
      "\(entries.count) programs begin in it, in \(shown.some(of: entries)), and are measured as one"
        + " column: to compare them, name the folder of each with --sources",
      of: app.name)
  }

  func build(_ plan: Plan) throws(Failure) -> Build { Build() }

  func records(of plan: Plan, after build: Build) throws(Failure) -> Records {
    let measured = try session.step("Measuring the sources") { () throws(Failure) in
      defer { cache.trim() }
      return try SourcesMeasurement(
        session, scratch: scratch, systemModules: cache.systemModules
      ).measure(plan.trees)
    }
    return Records(
      sources: measured.sources, symbols: measured.symbols, resolved: measured.resolved,
      skipped: measured.skipped)
  }

  func tests(of plan: Plan, after build: Build) throws(Failure) -> TestFacts { TestFacts() }

  /// Measuring without a build is expected to lose references, but not files.
  func limits(of records: Records, in plan: Plan) -> Limits {
    var limits = Limits()
    limits.resolved = records.resolved.mapValues(\.value)
    limits.unknownShares = records.unknownShares(of: plan.modules)
    limits.unknown = plan.modules.flatMap { records.resolved[$0.name]?.lines(shown) ?? [] }
    limits.skipped = records.skipped.map { file in
      Skipped(path: shown.relative(file.path), reason: "\(file.reason)")
    }
    let needsXcode = Platform.needsXcode(records.sources.flatMap(\.parsed.imports))
    limits.notes = ResolvedShare.notes(
      plan.modules.compactMap { module in records.resolved[module.name].map { (module.name, $0) } },
      advice: needsXcode
        ? "measure the index that a build in Xcode leaves, with --index-store"
        : "measure the package after `swift build`, with --scratch-path .build")
    limits.notes += plan.trees.apps.compactMap(mergedPrograms)
    if let unusedConfiguration { limits.notes.append(Note(.information, unusedConfiguration)) }
    let failures = Dictionary(grouping: records.skipped.filter(\.reason.isFailure)) { file in
      "\(file.reason)"
    }
    for (reason, files) in failures.sorted(by: { $0.key < $1.key }) {
      limits.notes.append(Note(.partial, "\(shown.some(of: files.map(\.path))): \(reason)"))
    }
    for file in records.skipped {
      guard case .badProject = file.reason else { continue }
      limits.notes.append(Note(.information, "\(shown.relative(file.path)): \(file.reason)"))
    }
    let left = records.skipped.count { !$0.reason.isFailure }
    if left > 0 {
      limits.notes.append(
        Note(.information, "\(left) files or folders were left out: see --verbose"))
    }
    return limits
  }
}

extension ResolvedShare {
  /// Below this share, edges are missing that a reader would notice.
  private static let least = 0.9
  /// Below this share of known references, what is missing may decide the result.
  private static let leastKnown = 0.7

  /// What was lost in each module, in one note; modules of which too little is known make the
  /// result partial.
  static func notes(
    _ shares: [(module: String, share: ResolvedShare)], advice: String
  ) -> [Note] {
    let lossy = shares.filter { $0.share.value < 1 }
    guard let first = lossy.first else { return [] }
    let all = lossy.dropFirst().reduce(first.share) { $0 + $1.share }
    let poor = lossy.filter { $0.share.known < Self.leastKnown }
    guard lossy.count > 1 else {
      let kind: Note.Kind = poor.isEmpty ? .information : .partial
      return [first.share.note(kind, on: first.module, advice: advice)]
    }
    let worst = lossy.min { $0.share.value < $1.share.value } ?? first
    let share = Int((worst.share.value * 100).rounded(.down))
    let note = all.note(
      .information, on: nil, "in \(lossy.count) columns, in \(worst.module) \(share) %",
      advice: advice)
    guard !poor.isEmpty else { return [note] }
    let names = poor.map(\.module).joined(separator: ", ")
    return [
      note,
      Note(
        .partial,
        "of more than 30 % of the references in \(names) nothing is known"),
    ]
  }

  /// Whether it makes the result partial depends on the kind of input.
  func note(
    _ kind: Note.Kind, on module: String?, _ place: String = "", advice: String
  ) -> Note {
    let lost =
      unknown.isEmpty ? "" : "; \(unknown.count) remain unknown: see --verbose"
    let advice = known < Self.least ? ". Edges are missing: \(advice)" : ""
    return Note(
      kind,
      "the compiler resolved \(resolved) of \(all) references\(place.isEmpty ? "" : " \(place)");"
        + " others were found by declared types and names\(lost)\(advice)",
      of: module)
  }

  /// A line for each name whose meaning couldn't be determined.
  func lines(_ shown: ShownPaths) -> [String] {
    unknown.map { name in
      "\(shown.relative(name.file)):\(name.line):\(name.column): '\(name.name)'"
    }
  }
}

import CompareSupport
import Foundation
import SourceRecords

/// Reads the compiler's records of a package, and its syntax.
struct IndexReading {
  let session: MeasuringSession
  let workspace: Workspace
  let store: String
  /// The folder that the current build writes its objects to; nil to accept any build.
  let objectFolder: String?
  /// The modules that don't build; the compiler's records only contain what it understood.
  var broken: Set<String> = []
  /// Measures those modules, and modules without an index; nil if neither can be measured.
  var rescue: Rescue?

  /// Everything that is known about the modules of one package.
  func read(_ modules: [SourceModule]) throws(Failure) -> ReadRecords {
    let store = try storeReader()
    let reader = try reader(store)
    let all = try session.step("Reading the units") { () throws(Failure) in
      try store.units(of: modules, known: reader.cache.units)
    }
    var records = Records()
    var (units, facts) = try facts(of: all, reader, &records)
    let modules = modules.map { $0.without(records.tooDeep) }
    records.untrusted = Set(
      zip(units, facts).filter { _, facts in !facts.hasRecord }.map { unit, _ in unit.file })
    records.missing = Set(units.filter { unit in unit.time == nil }.map { unit in unit.file })
    records.stale = Set(units.filter { unit in unit.isStale }.map { unit in unit.file })
    if let rescue {
      let lost = modules.filter { module in
        !module.isTest
          && (broken.contains(module.name) || !records.missing.isDisjoint(with: module.files))
      }
      try session.step("Measuring what doesn't build") { () throws(Failure) in
        for module in lost { try rescue.measure(module, units, &facts, &records) }
      }
    }
    return ReadRecords(units: units, facts: facts, found: records)
  }

  /// If a failed build left no store, an empty one in its place would be mistaken for the result of
  /// a build the next time.
  private func storeReader() throws(Failure) -> StoreReader {
    var path = store
    if rescue != nil, !path.isThere {
      path = "\(workspace.scratch)/no-index"
      try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    return try StoreReader(session, store: path, objectFolder: objectFolder)
  }

  private func reader(_ store: StoreReader) throws(Failure) -> SourceReader {
    let cache = FactsCache(
      folder: workspace.facts,
      programs: [Bundle.main.executablePath, try session.toolchain.indexStoreLibrary])
    return SourceReader(
      store: store, cache: cache,
      sums: "\(workspace.scratch)/record-sums")
  }

  /// Leaves out the files that can't be parsed.
  private func facts(
    of units: [IndexUnit], _ reader: SourceReader, _ records: inout Records
  ) throws(Failure) -> ([IndexUnit], [FileFacts]) {
    let files = try session.step("Looking for known files") { () throws(Failure) in
      try reader.lookUp(units)
    }
    let unknown = files.count { !$0.isKnown }
    return try session.step("Reading \(unknown) of \(files.count) files") {
      () throws(Failure) in
      let flaws = try Array(zip(units, files)).concurrentMap { unit, file throws(Failure) in
        file.isKnown ? nil : try SyntaxFile.flaw(of: unit.file).map { (unit.file, $0) }
      }
      records.tooDeep = Dictionary(flaws.compactMap(\.self)) { first, _ in first }
      let left = zip(units, files).filter { [deep = records.tooDeep] in deep[$0.0.file] == nil }
      let read = zip(left.map(\.0), try reader.read(left.map(\.1)))
      for (unit, facts) in read where !facts.isParsed {
        records.tooDeep[unit.file] = SyntaxFile.flaw
      }
      let parsed = read.filter(\.1.isParsed)
      return (parsed.map(\.0), parsed.map(\.1))
    }
  }
}

/// What was read about one package or several, before symbols get common numbers.
struct ReadRecords {
  private(set) var units: [IndexUnit] = []
  private(set) var facts: [FileFacts] = []
  private(set) var found = Records()

  mutating func add(_ other: ReadRecords) {
    units += other.units
    facts += other.facts
    found.resolved.merge(other.found.resolved) { first, _ in first }
    found.missing.formUnion(other.found.missing)
    found.untrusted.formUnion(other.found.untrusted)
    found.stale.formUnion(other.found.stale)
    found.tooDeep.merge(other.found.tooDeep) { first, _ in first }
  }

  /// In the order of the files, from whichever package.
  var records: Records {
    let order = units.indices.sorted {
      (units[$0].file, units[$0].module) < (units[$1].file, units[$1].module)
    }
    var records = found
    (records.sources, records.symbols) = SourceRecord.all(
      order.map { units[$0] }, order.map { facts[$0] })
    return records
  }
}

extension SourceModule {
  fileprivate func without(_ files: [String: String]) -> SourceModule {
    var module = self
    module.files.removeAll { files[$0] != nil }
    return module
  }
}

extension String {
  var isThere: Bool { FileManager.default.fileExists(atPath: self) }
}

/// Measures modules that failed to build, using those that did build.
struct Rescue: Sendable {
  private let measurement: AppMeasurement

  init(_ session: MeasuringSession, _ workspace: Workspace) throws(Failure) {
    measurement = try AppMeasurement(
      session, scratch: "\(workspace.scratch)/sources",
      systemModules: "\(workspace.build)/ModuleCache", modules: ["\(workspace.build)/Modules"])
  }

  /// Replaces a module's incomplete build results with what can be found out.
  func measure(
    _ module: SourceModule, _ units: [IndexUnit], _ facts: inout [FileFacts],
    _ records: inout Records
  ) throws(Failure) {
    let app = try measurement.measure(module)
    if !app.isWhole { records.resolved[module.name] = app.resolved }
    records.missing = records.missing.subtracting(module.files).union(app.unrecorded.map(\.path))
    records.untrusted.subtract(module.files)
    for path in app.unparsed { records.tooDeep[path] = SyntaxFile.flaw }
    for (index, unit) in units.enumerated() where unit.module == module.name {
      facts[index] = app.facts(of: unit.file) ?? facts[index]
    }
  }
}

package import CompareSupport

/// Reads an index store in child processes, so that a damaged file can only crash a child.
package struct StoreReader: Sendable {
  /// The path of libIndexStore.
  let library: String
  private let store: String
  private let objectFolder: String?
  private let answers: ChildAnswers
  private let base: Duration

  /// Takes the path of a store; each child runs `program`, and has some time for each item in
  /// addition to the base.
  package init(
    _ session: MeasuringSession, store: String, objectFolder: String?,
    program: String = OwnProgram.path, base: Duration = .seconds(60)
  ) throws(Failure) {
    library = try session.toolchain.indexStoreLibrary
    self.store = store
    self.objectFolder = objectFolder
    answers = ChildAnswers(children: session.children, program: program)
    self.base = base
  }

  /// The names of all units, in their order, without reading any file.
  func unitNames() throws(Failure) -> [String] {
    try IndexStore(library: library, path: store, objectFolder: objectFolder).unitNames()
  }

  /// What must be the same for a unit's contents to be the same; nil if that can't be determined.
  func stamp(ofUnit name: String) -> String? {
    FileStamp("\(store)/v5/units/\(name)").map { "\($0.text) \(objectFolder ?? "")" }
  }

  /// Records are in folders named after the last two characters of their names.
  func path(ofRecord name: String) -> String { "\(store)/v5/records/\(name.suffix(2))/\(name)" }

  /// Nil for each that couldn't be read; the inner optional is nil for one of another build.
  func units(named names: [String]) throws(Failure) -> [IndexUnit??] { try read(.units, names) }

  /// Nil for each that couldn't be read.
  package func records(named names: [String]) throws(Failure) -> [IndexRecord?] {
    try read(.records, names)
  }

  /// The most that a child reads: its arguments must fit, and each child should have some work.
  private static let most = 200

  private func read<Value: Packable & Sendable>(
    _ kind: ReadingTask.Kind, _ names: [String]
  ) throws(Failure) -> [Value?] {
    try names.slices(of: Self.most).concurrentMap { names throws(Failure) in
      try answers.read(names) { rest in
        let task = ReadingTask(
          kind: kind, library: library, store: store, objectFolder: objectFolder, names: rest)
        return (task.arguments, [], base + .milliseconds(250) * rest.count)
      } unusable: { reason in
        .indexUnreadable(path: store, reason: reason)
      }
    }.flatMap(\.self)
  }

  /// One unit for each file that the modules have now, sorted by path, including those that the
  /// store doesn't know; an unreadable unit counts as missing.
  ///
  /// The cache has the units of earlier runs.
  package func units(
    of modules: [SourceModule], known cache: PackedTable<IndexUnit?>? = nil
  ) throws(Failure) -> [IndexUnit] {
    let names = try unitNames()
    let known = cache?.read() ?? [:]
    let stamps = names.map { stamp(ofUnit: $0) }
    let unknown = names.indices.filter { index in stamps[index].flatMap { known[$0] } == nil }
    let read = try units(named: unknown.map { names[$0] })
    let current = Set(stamps.compactMap(\.self))
    var said = known.filter { current.contains($0.key) }
    var units = said.values.compactMap(\.self)
    for case (let index, .some(let unit)) in zip(unknown, read) {
      if let unit { units.append(unit) }
      if let stamp = stamps[index] { said.updateValue(unit, forKey: stamp) }
    }
    if !unknown.isEmpty { cache?.write(said) }
    let byAge = units.sorted { ($0.time ?? 0, $0.record ?? "") < ($1.time ?? 0, $1.record ?? "") }
    return modules.current(byAge)
      .sorted { ($0.file, $0.module) < ($1.file, $1.module) }
  }
}

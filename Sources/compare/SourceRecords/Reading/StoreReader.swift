package import CompareSupport

/// Reads an index store in children, where what is damaged can end nothing but a child.
package struct StoreReader: Sendable {
  /// Where libIndexStore is.
  let library: String
  private let store: String
  private let objectFolder: String?
  let children: Children
  private let answers: ChildAnswers
  private let base: Duration

  /// A store at a path; a child is a `program`, and has a while for each of what it reads on top of
  /// the base.
  package init(
    library: String, store: String, objectFolder: String?, children: Children,
    program: String = OwnProgram.path, base: Duration = .seconds(60)
  ) {
    self.library = library
    self.store = store
    self.objectFolder = objectFolder
    self.children = children
    answers = ChildAnswers(children: children, program: program)
    self.base = base
  }

  /// The names of all units, in their order; no file is read for it.
  func unitNames() throws(Failure) -> [String] {
    try IndexStore(library: library, path: store, objectFolder: objectFolder).unitNames()
  }

  /// What must be the same for a unit to say the same; nil when that cannot be told.
  func stamp(ofUnit name: String) -> String? {
    FileStamp("\(store)/v5/units/\(name)").map { "\($0.text) \(objectFolder ?? "")" }
  }

  /// In folders by the last two characters of the names.
  func path(ofRecord name: String) -> String { "\(store)/v5/records/\(name.suffix(2))/\(name)" }

  /// Nil for each that could not be read, and within for one of another build.
  func units(named names: [String]) throws(Stop) -> [IndexUnit??] { try read(.units, names) }

  /// Nil for each that could not be read.
  package func records(named names: [String]) throws(Stop) -> [IndexRecord?] {
    try read(.records, names)
  }

  /// How many a child reads at most: its arguments must fit, and each child should have some.
  private static let most = 200

  private func read<Value: Packable & Sendable>(
    _ kind: ReadingTask.Kind, _ names: [String]
  ) throws(Stop) -> [Value?] {
    try names.slices(of: Self.most).concurrentMap { names throws(Stop) in
      try answers.read(names) { rest in
        let task = ReadingTask(
          kind: kind, library: library, store: store, objectFolder: objectFolder, names: rest)
        return (task.arguments, [], base + .milliseconds(250) * rest.count)
      } unusable: { reason in
        .indexUnreadable(path: store, reason: reason)
      }
    }.flatMap(\.self)
  }

  /// One unit for each file that the modules have now, sorted by path, those that the store knows
  /// nothing of included; a unit that can't be read is as good as none.
  ///
  /// What units said in earlier runs is in the cache.
  package func units(
    of modules: [SourceModule], known cache: PackedTable<IndexUnit?>? = nil
  ) throws(Stop) -> [IndexUnit] {
    let names = try failing { () throws(Failure) in try unitNames() }
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

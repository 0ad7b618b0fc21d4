package import CompareSupport

extension StoreReader {
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
    return UnitFilter(modules: modules).current(byAge)
      .sorted { ($0.file, $0.module) < ($1.file, $1.module) }
  }
}

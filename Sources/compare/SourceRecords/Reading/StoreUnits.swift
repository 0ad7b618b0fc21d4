package import CompareSupport

/// The units of some modules' files, and which of these files they say nothing of for a reason.
package struct StoreUnits: Sendable {
  /// One for each file, sorted by path, those that the store knows nothing of included.
  package let units: [IndexUnit]
  /// The files that a damaged unit is called after.
  package let damaged: Set<String>
}

extension StoreReader {
  /// What the store knows of the files that the modules have now; units of earlier runs are in the
  /// cache.
  package func units(
    of modules: [SourceModule], _ cache: FactsCache? = nil
  ) throws(Stop) -> StoreUnits {
    let names = try failing { () throws(Failure) in try unitNames() }
    let known = cache?.units.entries() ?? [:]
    let stamps = names.map { stamp(ofUnit: $0) }
    let unknown = names.indices.filter { index in stamps[index].flatMap { known[$0] } == nil }
    let read = try units(named: unknown.map { names[$0] })
    var units = names.indices.compactMap { index in stamps[index].flatMap { known[$0] } ?? nil }
    var entries: [UnitsCache.Entry] = []
    var damaged: [String] = []
    for (index, answer) in zip(unknown, read) {
      guard case .read(let unit) = answer else {
        damaged.append(names[index])
        continue
      }
      if let unit { units.append(unit) }
      if let stamp = stamps[index] { entries.append(UnitsCache.Entry(stamp: stamp, unit: unit)) }
    }
    if !entries.isEmpty {
      let kept = stamps.compactMap { stamp in
        stamp.flatMap { stamp in known[stamp].map { UnitsCache.Entry(stamp: stamp, unit: $0) } }
      }
      cache?.units.save(kept + entries)
    }
    return StoreUnits(
      units: UnitFilter(modules: modules).current(byAge: units),
      damaged: Set(modules.flatMap(\.files).filter { file in isNamed(file, by: damaged) }))
  }

  /// A unit is called after the object that the compiler made of a file, and by a number.
  private func isNamed(_ file: String, by units: [String]) -> Bool {
    let name = file.split(separator: "/").last ?? ""
    return units.contains { $0.hasPrefix("\(name).o-") }
  }
}

extension UnitFilter {
  /// Sorted by path; of several units for one file the youngest.
  fileprivate func current(byAge units: [IndexUnit]) -> [IndexUnit] {
    current(units.sorted { ($0.time ?? 0, $0.record ?? "") < ($1.time ?? 0, $1.record ?? "") })
      .sorted { ($0.file, $0.module) < ($1.file, $1.module) }
  }
}

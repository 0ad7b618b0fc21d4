import ArchitectureReport
import CommandLineKit
import CompareSupport
import SourceRecords

extension Column {
  /// The requested modules, in the requested order; without a request, those that the
  /// configuration names, or else all of the packages' own modules except tests, in the order of
  /// the manifest.
  static func all(
    among modules: [SourceModule], own: [SourceModule], named names: [String],
    or meant: [Configuration.Module], _ configurations: Configurations
  ) throws(Failure) -> [Column] {
    let candidates = modules.filter { !$0.isTest }
    let usual = own.filter { !$0.isTest }
    let wished = names.isEmpty ? meant.map(\.name) : names
    var columns: [Column] = []
    for name in wished.isEmpty ? usual.map(\.name) : wished {
      guard let module = candidates.first(where: { $0.name == name }) else {
        if configurations.areOfCopy { continue }
        let known = candidates.map(\.name)
        throw names.isEmpty
          ? Configuration.moduleUnknown(name: name, known: known)
          : .misused(.invalidValue(option: "--module", value: name, allowed: known))
      }
      if columns.contains(where: { $0.module.name == name }) { continue }
      let configured = configurations.module(named: name)
      columns.append(
        Column(module: module, pattern: configured?.pattern, variant: configured?.variant))
    }
    return columns
  }

  /// The columns, followed by all other modules except tests.
  static func adding(_ modules: [SourceModule], to columns: [Column]) -> [Column] {
    let known = Set(columns.map(\.module.name))
    return columns
      + modules.filter { !$0.isTest && !known.contains($0.name) }.map { Column(module: $0) }
  }

  /// Assigns each column its own test targets.
  ///
  /// These are the ones named `<Module>Tests` or `<Module>Test`, and of those that depend on it the
  /// ones whose name begins with its name, and the ones that depend on no other column. A form with
  /// links to files of its base gets none, because its suite leaves these files to the base's.
  ///
  /// - Returns: the test targets that match no column, with the columns that they depend on.
  static func assign(
    _ modules: [SourceModule], to columns: inout [Column], shared: [String]
  ) -> [(suite: SourceModule, seen: [String])] {
    noteLinks(of: &columns, among: modules)
    var left: [(SourceModule, [String])] = []
    let all = Set(modules.filter { !$0.isTest }.map(\.name))
    for suite in modules where suite.isTest && !shared.contains(suite.name) {
      let owner = ["Tests", "Test"].lazy.compactMap { ending -> String? in
        guard suite.name.hasSuffix(ending) else { return nil }
        let name = String(suite.name.dropLast(ending.count))
        return all.contains(name) ? name : nil
      }.first
      let seen = columns.map(\.module.name).filter { suite.dependencies.contains($0) }
      let begun = seen.filter { suite.name.begins(with: $0) }.max { $0.count < $1.count }
      let name = owner ?? begun ?? (seen.count == 1 ? seen.first : nil)
      if let index = columns.firstIndex(where: { $0.module.name == name }) {
        if columns[index].linked.isEmpty { columns[index].suites.append(suite) }
      } else if owner == nil, !seen.isEmpty {
        left.append((suite, seen))
      }
    }
    let measured = Set(columns.map(\.module.name))
    let support = testSupport(among: modules).filter { !measured.contains($0.name) }
    for index in columns.indices {
      let seen = Set(columns[index].suites.flatMap(\.dependencies))
      columns[index].testSupport = support.filter { seen.contains($0.name) }
    }
    return left
  }

  /// Notes of each form to which modules' files it has links.
  private static func noteLinks(of columns: inout [Column], among modules: [SourceModule]) {
    guard columns.contains(where: { $0.variant != nil }) else { return }
    var owners: [String: String] = [:]
    for module in modules where !module.isTest {
      for file in module.files where file.realPath == file { owners[file] = module.name }
    }
    for index in columns.indices where columns[index].variant != nil {
      let files = columns[index].module.files.map { ($0, $0.realPath) }
      columns[index].linked = Set(files.filter { $0 != $1 }.compactMap { owners[$1] }).sorted()
    }
  }

  /// The modules that only tests depend on.
  private static func testSupport(among modules: [SourceModule]) -> [SourceModule] {
    let ofTests = Set(modules.filter(\.isTest).flatMap(\.dependencies))
    let ofOthers = Set(modules.filter { !$0.isTest }.flatMap(\.dependencies))
    return modules.filter { module in
      !module.isTest && ofTests.contains(module.name) && !ofOthers.contains(module.name)
    }
  }
}

extension String {
  /// Whether its first words are those of a name: `ListUnitTests` begins with `List`, but `Listing`
  /// doesn't.
  fileprivate func begins(with name: String) -> Bool {
    guard hasPrefix(name), let next = dropFirst(name.count).first else { return false }
    return !next.isLowercase
  }
}

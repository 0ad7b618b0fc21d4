import ArchitectureReport
import CompareSupport

/// What is too long for the cells of a table and is listed below it.
struct ReportDetails {
  struct Section {
    let title: String
    /// The module, then the remarks about it.
    let rows: [[String]]
    /// The columns of text; numbers are right-aligned.
    var leftAligned: Set = [0, 1]
  }

  let sections: [Section]

  init(_ report: Report, withClaims: Bool = true) {
    sections = [
      Section(title: "Largest type", rows: Self.sized(report.modules, \.largestType)),
      Section(title: "Longest function", rows: Self.sized(report.modules, \.longestFunction)),
      Section(title: "Most complex function", rows: Self.mostComplex(report.modules)),
      Section(title: "Cycles", rows: Self.cycles(report.modules)),
      Section(
        title: "Folder tangles", rows: Self.folderCycles(report.modules), leftAligned: [0, 1, 2]),
      Section(title: "Longest path from a view to the store", rows: Self.paths(report.modules)),
      Section(
        title: "Claims, here and in public apps",
        rows: withClaims ? Self.claims(report.modules) : [],
        leftAligned: [0, 1, 2]),
    ]
    .filter { !$0.rows.isEmpty }
  }

  /// The packages, which no cell of the table shows, and the cycles of modules.
  init(packagesOf report: Report) {
    let ofModules = Section(
      title: "Cycles of modules", rows: Self.moduleCycles(report.modules), leftAligned: [0, 1])
    guard let packages = report.packages else {
      sections = ofModules.rows.isEmpty ? [] : [ofModules]
      return
    }
    let needs = packages.list.map { package in
      let needs = package.needs.map { "\($0.name) \($0.edges)" }.joined(separator: ", ")
      return [package.name, needs.isEmpty ? "no other package" : needs]
    }
    sections = [
      Section(title: "Packages, with the dependency edges to others", rows: needs),
      Section(
        title: "Cycles of packages",
        rows: packages.cycles.map { [Self.round($0), ""] }),
      ofModules,
    ]
    .filter { !$0.rows.isEmpty }
  }

  private static func sized(
    _ modules: [ModuleReport], _ value: (ModuleReport) -> ModuleReport.Sized?
  ) -> [[String]] {
    modules.map { module in
      guard let sized = value(module) else { return [module.title, TextTable.dash, ""] }
      return [module.title, sized.name, "\(sized.lines) lines"]
    }
  }

  private static func mostComplex(_ modules: [ModuleReport]) -> [[String]] {
    modules.compactMap { module in
      module.mostComplexFunction.map { function in
        let name = "\(function.name), \(function.file):\(function.line)"
        return [module.title, name, "complexity \(function.complexity)"]
      }
    }
  }

  private static func cycles(_ modules: [ModuleReport]) -> [[String]] {
    modules.flatMap { module in
      module.cycles.map { cycle in
        [module.title, round(cycle.shortest.map(\.from)), "\(cycle.types.count) types"]
      }
    }
  }

  /// Each shortest cycle once, followed by a line for every import that proves it.
  private static func moduleCycles(_ modules: [ModuleReport]) -> [[String]] {
    var seen: Set<[String]> = []
    return modules.flatMap { $0.moduleCycles ?? [] }.filter { seen.insert($0.modules).inserted }
      .flatMap { cycle in
        let steps = cycle.shortest.map { step in
          [
            "\(step.from) imports \(step.to)",
            "\(step.file):\(step.line)" + (step.isInactive ? ", in an inactive branch" : ""),
          ]
        }
        return [[round(cycle.shortest.map(\.from)), "\(cycle.modules.count) modules"]] + steps
      }
  }

  /// Each shortest cycle, followed by a line for every step that proves it.
  private static func folderCycles(_ modules: [ModuleReport]) -> [[String]] {
    modules.flatMap { module in
      (module.folders?.cycles ?? []).flatMap { cycle -> [[String]] in
        let steps = cycle.shortest.map { step in
          let ends = "\(step.from) → \(step.to): \(step.fromType) → \(step.toType)"
          return [module.title, ends, "\(step.file):\(step.line)"]
        }
        let way = round(cycle.shortest.map(\.from))
        return [[module.title, way, "\(cycle.folders.count) folders"]] + steps
      }
    }
  }

  private static func round(_ names: [String]) -> String {
    (names + names.prefix(1)).joined(separator: " → ")
  }

  private static func claims(_ modules: [ModuleReport]) -> [[String]] {
    RepeatedClaim.all(in: modules).map { key, _, claim in
      [key, claim.verdict.word, claim.publicApps?.text ?? ""]
    }
  }

  private static func paths(_ modules: [ModuleReport]) -> [[String]] {
    modules.compactMap { module in
      module.paths.list.first { $0.types.count == module.paths.longest }.map { path in
        [
          module.title, path.types.joined(separator: " → "),
          path.action + (path.may ? ", perhaps" : "")
            + (path.taken == false ? ", not run by a script" : ""),
        ]
      }
    }
  }
}

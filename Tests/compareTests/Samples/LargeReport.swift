@testable import ArchitectureGraph
@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats
@testable import SourceRecords

/// A result of modules with very many types, always the same for the same number, and its sources.
struct LargeReport {
  let report: Report
  let sources: SourceTexts

  /// Five edges for each type, ten types in each folder, a file with a hundred lines for each.
  init(types count: Int, modules: Int = 1) {
    let parts = (0..<modules).map { Module("Large\($0)", types: count) }
    report = Report(modules: parts.map(\.report))
    sources = SourceTexts(
      Dictionary(parts.flatMap(\.texts)) { first, _ in first })
  }

  /// One of its modules.
  private struct Module {
    let name: String
    let count: Int

    init(_ name: String, types count: Int) {
      self.name = name
      self.count = count
    }

    private static let roles = ["View", "ViewModel", "Router", "Service", "Store", "Model", "Part"]

    private func type(_ index: Int) -> String {
      "Feature\(index)\(Self.roles[index % Self.roles.count])"
    }

    private func folder(_ index: Int) -> String { "Scene\(index / 10)" }

    private func file(_ index: Int) -> String {
      "Sources/\(name)/\(folder(index))/\(type(index)).swift"
    }

    var texts: [(String, String)] {
      (0..<count).map { index in
        let lines = (1...100).map { "    let value\($0) = \(type(index)).make(\($0))\n" }
        return (file(index), lines.joined())
      }
    }

    var report: ModuleReport {
      var module = ModuleReport.empty
      module.name = name
      module.files = count
      module.lines = LineCount(code: 100 * count)
      module.typeList = (0..<count).map(typeReport)
      module.fileList = (0..<count).map { index in
        FileReport(
          path: file(index), lines: LineCount(code: 100), types: 1, functions: 3, coverage: nil)
      }
      module.edges = EdgeReport((0..<count).flatMap(edges), of: name)
      module.folders = FoldersReport(
        Set((0..<count).map(folder)).sorted().map { .init(path: $0, files: 10, types: 10) })
      module.cycles = [
        CycleReport(
          types: [type(0), type(1)],
          shortest: [
            .init(from: type(0), to: type(1), file: file(0), line: 3),
            .init(from: type(1), to: type(0), file: file(1), line: 3),
          ])
      ]
      return module
    }

    private func typeReport(_ index: Int) -> TypeReport {
      TypeReport(
        name: type(index), kind: "class", role: RoleTable.standard.role(of: type(index))?.rawValue,
        file: file(index), line: 1, lines: 100, afferent: 5, efferent: 5,
        complexity: .init(mean: 1.5, max: 4, functions: 3), coverage: nil)
    }

    /// To types near by, and to one far away.
    private func edges(_ index: Int) -> [EdgeReport.Edge] {
      [1, 2, 3, 5, count / 2 + 1].map { distance in
        EdgeReport.Edge(
          from: type(index), to: type((index + distance) % count), toModule: name,
          kind: distance == 3 ? .abstract : .concrete,
          places: (0..<3).map { place in
            .init(file: file(index), line: 10 * (distance % 9) + 4 * place + 1, column: 5)
          })
      }
    }
  }
}

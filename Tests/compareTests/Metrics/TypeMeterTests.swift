import Testing

@testable import ArchitectureGraph
@testable import CompareSupport
@testable import SourceRecords

/// Types in a module and a test module, counted by hand.
@Suite("The numbers of a type")
struct TypeMeterTests {
  private static let list = """
    import Shared

    final class ListPresenter {
      enum Style { case plain, bold }

      struct Row {
        let title: String
        var isEmpty: Bool { title.isEmpty || title == "-" }
      }

      let store: any Storing

      init(store: any Storing) {
        self.store = store
      }

      func rows() -> [Row] {
        struct Local {
          func title(_ item: Item) -> String { item.isDone ? "x" : item.title }
        }
        return store.items.map { Row(title: Local().title($0)) }
      }
    }

    extension Item {
      var row: ListPresenter.Row { isDone ? .init(title: "") : .init(title: title) }
    }
    """

  private static let more = """
    extension ListPresenter {
      func first() -> Row? {
        guard let row = rows().first else { return nil }
        return row.isEmpty ? nil : row
      }
    }
    """

  private let types: [TypeMetrics]
  private let path: String

  init() throws {
    let indexed = try IndexedSources([
      "Shared": [
        "Storing.swift": """
        public struct Item {
          public var title = ""
          public var isDone = false
        }

        public protocol Storing { var items: [Item] { get } }
        """
      ],
      "List": ["List.swift": Self.list, "More.swift": Self.more],
      "ListTests": [
        "Tests.swift": """
        import Shared

        struct Stub: Storing { var items: [Item] = [] }
        """
      ],
    ])
    let module = try #require(indexed.modules.first { $0.name == "List" })
    path = module.files[0]
    // Run: both initialisers of Row, line 8; rows and what is in it, lines 17 to 22. Not run: 13
    // to 15. Line 26 belongs to another module's type.
    let coverage = [
      module.files[0]: CoveredLines(segments: [
        Self.entry(8, 2), Self.end(8), Self.entry(13, 0), Self.end(15), Self.entry(17, 1),
        Self.end(22), Self.entry(26, 1), Self.end(26),
      ]),
      module.files[1]: CoveredLines(segments: [Self.entry(2, 0), Self.end(5)]),
    ]
    types = TypeMeter(
      analysis: indexed.analysis,
      roles: TypeRoles(.standard, indexed.analysis).roles, tests: ["ListTests"]
    )
    .types(of: module, coverage: coverage)
    .map { type in
      var type = type
      type.code = 0
      return type
    }
  }

  private static func entry(_ line: Int, _ count: Int) -> CoverageSegment {
    CoverageSegment(line: line, count: count, hasCount: true, isRegionEntry: true, isGap: false)
  }

  private static func end(_ line: Int) -> CoverageSegment {
    CoverageSegment(line: line, count: 0, hasCount: false, isRegionEntry: false, isGap: false)
  }

  @Test func `A class with its extension, without its nested types`() {
    #expect(
      types.first
        == TypeMetrics(
          name: "ListPresenter",
          kind: .class,
          role: .presenter,
          file: path,
          line: 3,
          // 3 to 23, and 6 of the extension in the other file.
          lines: 27,
          // Nobody in the package: what the extension of Item refers to is Shared's, and not counted.
          fanIn: 0,
          // Row, Storing, and Item in the local type.
          fanOut: 3,
          // init 1, rows 1, title(_:) of the local type 2, first 3.
          complexity: .init(functions: 4, sum: 7, max: 3),
          // Lines 13 to 15, 17 to 22, and 2 to 5 of the other file.
          coverage: LineCoverage(covered: 6, total: 13)
        )
    )
    #expect(types.first?.complexity.mean == 1.75)
  }

  @Test func `A nested type has its own numbers and the role around it`() {
    #expect(
      types.dropFirst().first
        == TypeMetrics(
          name: "ListPresenter.Row",
          kind: .struct,
          role: .presenter,
          file: path,
          line: 6,
          lines: 4,
          fanIn: 1,
          fanOut: 0,
          complexity: .init(functions: 1, sum: 2, max: 2),
          coverage: LineCoverage(covered: 1, total: 1)
        )
    )
  }

  @Test func `A type without functions has no mean, local types are no entries`() {
    #expect(types.map(\.name) == ["ListPresenter", "ListPresenter.Row", "ListPresenter.Style"])
    #expect(types.last?.kind == .enum)
    #expect(types.last?.complexity.mean == nil)
    #expect(types.last?.coverage == LineCoverage())
  }

  @Test func `References from tests aren't fan-in; without suites there is no coverage`() throws {
    let indexed = try IndexedSources([
      "Kit": ["Kit.swift": "public protocol Kit {}\npublic struct Tool: Kit { public init() {} }"],
      "KitTests": ["Tests.swift": "import Kit\nstruct Stub: Kit { let tool = Tool() }"],
    ])
    let types = TypeMeter(
      analysis: indexed.analysis,
      roles: TypeRoles(.standard, indexed.analysis).roles, tests: ["KitTests"]
    )
    .types(of: indexed.modules[0], coverage: nil)
    #expect(types.map(\.name) == ["Kit", "Tool"])
    #expect(types.map(\.fanIn) == [1, 0])
    #expect(types.map(\.fanOut) == [0, 1])
    #expect(types.map(\.coverage) == [nil, nil])
  }
}

import Testing

@testable import ArchitectureGraph
@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords

/// `Outer.Inner` needs `Inner`; `Outer` only says where it is.
@Suite("Qualifiers")
struct QualifierTests {
  private static let outer = """
    struct Outer {
      struct Inner {
        enum Deep { case one, two }
        static let shared = Inner()
        static func make() -> Inner { Inner() }
      }
      enum Kind { case plain }
      protocol Output { func done() }
      struct Box<Value> { struct Lid {} }
      typealias Alias = Other
      static let limit = 1
      static func run() {}
    }
    struct Other { struct Part {} }
    enum Choice { case first }
    struct Pair<Value> { struct Half {} }
    typealias Shortcut = Outer
    """

  /// Where the body of a type `User` leads, and how often.
  private func edges(_ body: String, in declaration: String = "struct User") throws -> [String] {
    let indexed = try IndexedSources([
      "App": ["A.swift": Self.outer, "B.swift": "\(declaration) {\n\(body)\n}"]
    ])
    return edges(indexed)
      .filter { $0.from == "User" }
      .map { "\($0.to) \($0.references)" }
  }

  private func edges(_ indexed: IndexedSources) -> [EdgeReport.Edge] {
    EdgeReport(indexed.analysis, of: "App", ShownPaths(root: "")).list
  }

  @Test func `A qualifier isn't a dependency, in types and in expressions`() throws {
    #expect(
      try edges(
        """
        let one: Outer.Inner
        let two: [Outer.Inner]?
        func make() -> Outer.Inner { Outer.Inner() }
        func initialise() -> Any { Outer.Inner.init() }
        func kind() -> Any.Type { Outer.Kind.self }
        """) == ["Outer.Inner 6", "Outer.Kind 1"])
  }

  @Test func `Of several levels the last counts`() throws {
    #expect(try edges("let deep: Outer.Inner.Deep") == ["Outer.Inner.Deep 1"])
  }

  @Test func `Before a member the type itself is meant`() throws {
    #expect(
      try edges("let value = Outer.limit; func go() { Outer.run() }; let pick = Choice.first")
        == ["Choice 2", "Outer 4"])
    // The name and the member.
    #expect(try edges("let one = Outer.Inner.shared") == ["Outer.Inner 2"])
    #expect(try edges("func two() { _ = Outer.Inner.make() }") == ["Outer.Inner 2"])
    #expect(try edges("let deep = Outer.Inner.Deep.one") == ["Outer.Inner.Deep 2"])
  }

  /// Of a type that is named in a pattern the compiler records only the case.
  @Test func `In patterns, casts and generic arguments`() throws {
    #expect(
      try edges(
        """
        func check(_ value: Any, _ deep: Outer.Inner.Deep) -> Bool {
          switch deep {
          case Outer.Inner.Deep.one: value is Outer.Inner
          case .two: (value as? Array<Outer.Inner>) != nil
          }
        }
        """) == ["Outer.Inner 2", "Outer.Inner.Deep 3"])
  }

  @Test func `In constraints, protocols and attributes`() throws {
    #expect(
      try edges(
        "var output: (any Outer.Output)?; func tell<T: Outer.Output>(_ some: some Outer.Output, _: T) {}",
        in: "struct User<A> where A: Outer.Output") == ["Outer.Output 4"])
  }

  @Test func `Behind generic arguments, which are references`() throws {
    #expect(try edges("let half: Pair<Choice>.Half") == ["Choice 1", "Pair.Half 1"])
    #expect(
      try edges("let lid: Outer.Box<(Choice) -> Int>.Lid") == ["Choice 1", "Outer.Box.Lid 1"])
  }

  @Test func `Across lines, comments and backticks`() throws {
    #expect(
      try edges(
        """
        let one: Outer
          .Inner
        let two: Outer /* of /* all */ > */ . // here
          Inner
        let three: `Outer`.`Inner`
        """) == ["Outer.Inner 3"])
  }

  @Test func `A type alias inside a type is its member`() throws {
    #expect(try edges("let other: Outer.Alias") == ["Outer 2"])
    #expect(try edges("let part: Outer.Alias.Part") == ["Other.Part 1", "Outer 2"])
  }

  @Test func `One outside any type is a qualifier as what it stands for is`() throws {
    #expect(try edges("let inner: Shortcut.Inner") == ["Outer.Inner 1"])
    #expect(try edges("let limit = Shortcut.limit") == ["Outer 2"])
  }

  @Test func `On the right of a type alias`() throws {
    let indexed = try IndexedSources([
      "App": [
        "A.swift": Self.outer,
        "B.swift": "typealias Row = Outer.Inner\nstruct User { let row: Row }",
      ]
    ])
    let edges = edges(indexed)
    #expect(edges.filter { $0.from == "User" }.map(\.to) == ["Outer.Inner"])
  }

  @Test func `In another file's extension, of a type or of one inside it`() throws {
    let indexed = try IndexedSources([
      "App": [
        "A.swift": Self.outer,
        "B.swift": """
        extension Outer.Inner { var kind: Outer.Kind { .plain } }
        extension Other: Outer.Output { func done() {} }
        """,
      ]
    ])
    let edges = edges(indexed)
      .filter { $0.file.hasSuffix("B.swift") }.map { "\($0.from) -> \($0.to) \($0.references)" }
    #expect(edges == ["Other -> Outer.Output 1", "Outer.Inner -> Outer.Kind 2"])
  }

  @Test func `In a folder of sources too, also where only the names are known`() throws {
    let fixture = try SourcesFixture([
      "Outer.swift": "struct Outer { struct Inner {}; static func run() {} }",
      "User.swift": """
      import Missing
      struct User {
        let known: Outer.Inner
        let lost: Unknown<Outer.Inner>
      }
      struct Other { let lost: Unknown<Outer, Outer.Inner> }
      """,
    ])
    #expect(
      fixture.edges(of: try fixture.analyse()) == [
        "Other -> Outer? 1 User.swift:6",
        "Other -> Outer.Inner? 1 User.swift:6",
        "User -> Outer.Inner 2 User.swift:3",
      ])
  }
}

import Testing

@testable import ArchitectureGraph
@testable import CompareSupport
@testable import SourceRecords

/// What is a test double: by its declaration, or by what a test hands to the module.
@Suite("Test doubles")
struct TestDoublesTests {
  private static let indexed = Result {
    try IndexedSources([
      "Core": [
        "Core.swift": """
        public protocol Clock { var now: Int { get } }

        public final class LazyRows { public init(_ row: @escaping (Int) -> Int) {} }
        """
      ],
      "App": [
        "App.swift": """
        public protocol Output: AnyObject { func shown() }

        open class Screen {
          public init() {}
          open func draw() {}
        }

        public final class Model {
          public var onChange: () -> Void = {}
          public init(onSaved: @escaping (Int) -> Void) {}
          public func bind<T: AnyObject>(to target: T, _ path: ReferenceWritableKeyPath<T, Int>) {}
          public func show(_ number: Int) {}
        }

        public func start(_ done: () -> Void) {}
        """
      ],
      "AppTests": [
        "Doubles.swift": """
        import App
        import Core

        final class OutputSpy: Output { func shown() {} }

        struct FixedClock {}
        extension FixedClock: Clock { var now: Int { 0 } }

        final class FlatScreen: Screen {}

        final class NamedMethod {
          var saved: [Int] = []
          func save(_ number: Int) { saved.append(number) }
        }

        final class InClosure { var saved: [Int] = [] }
        final class InOuterClosure { var saved: [Int] = [] }
        final class AssignedMethod { func changed() {} }
        final class AssignedClosure { var changes = 0 }
        final class BoundTarget { var number = 0 }
        final class HandedToFunction { func done() {} }

        actor Answering { nonisolated func answer() {} }
        """,
        "Others.swift": """
        final class Asked { var rows: [Int] = [] }
        final class Read { var number = 0 }
        final class Helper { func number() -> Int { 1 } }
        struct Row { var number = 1 }
        final class HeldOnly {}
        final class Unrelated: Equatable {
          static func == (one: Unrelated, other: Unrelated) -> Bool { true }
        }
        """,
        "ModelTests.swift": """
        import App
        import Core

        func each(_ body: () -> Void) { body() }

        class Base { var log: [Int] = [] }

        final class ModelTests: Base {
          var own: [Int] = []

          func doubles() {
            let (named, inClosure, inOuter) = (NamedMethod(), InClosure(), InOuterClosure())
            _ = Model(onSaved: named.save)
            let model = Model(onSaved: { inClosure.saved.append($0) })
            _ = Model { number in each { inOuter.saved.append(number) } }
            let (method, closure) = (AssignedMethod(), AssignedClosure())
            model.onChange = method.changed
            model.onChange = { [closure] in closure.changes += 1 }
            model.bind(to: BoundTarget(), \\.number)
            start(HandedToFunction().done)
            let answering = Answering()
            start { answering.answer() }
          }

          func others() {
            let (asked, read, helper, row) = (Asked(), Read(), Helper(), Row())
            _ = LazyRows { asked.rows.append($0); return $0 }
            let model = Model(onSaved: { [self] in own.append($0 + row.number); log.append($0) })
            model.show(read.number)
            each { model.show(helper.number()) }
            let held = HeldOnly()
            withExtendedLifetime(held) { model.show(1) }
          }
        }
        """,
      ],
    ])
  }

  private func found() throws -> (all: [String], ofModule: [String]) {
    let indexed = try Self.indexed.get()
    let suite = try #require(indexed.modules.last)
    let app = SourceModule(name: "App", isTest: false, files: [], dependencies: ["Core"])
    let found = TestDoubles(in: [suite], indexed.analysis).found(in: ["AppTests"], of: app)
    func names(_ types: Set<SymbolID>) -> [String] {
      types.compactMap { indexed.analysis.graph.types[$0]?.name }.sorted()
    }
    return (names(found.all), names(found.ofModule))
  }

  @Test func `Declared as a part, or lent to the module, and nothing else`() throws {
    #expect(
      try found().all == [
        "Answering", "AssignedClosure", "AssignedMethod", "BoundTarget", "FixedClock", "FlatScreen",
        "HandedToFunction", "InClosure", "InOuterClosure", "NamedMethod", "OutputSpy",
      ])
  }

  @Test func `A double for a module that it depends on isn't one for the module's own parts`()
    throws
  {
    let found = try found()
    #expect(Set(found.all).subtracting(found.ofModule) == ["FixedClock"])
  }

  @Test func `Suites of other modules have none of them`() throws {
    let indexed = try Self.indexed.get()
    let suite = try #require(indexed.modules.last)
    let core = SourceModule(name: "Core", isTest: false, files: [], dependencies: [])
    let doubles = TestDoubles(in: [suite], indexed.analysis)
    let names = doubles.found(in: ["AppTests"], of: core).all
      .compactMap { indexed.analysis.graph.types[$0]?.name }
    #expect(names.sorted() == ["Asked", "FixedClock"])
    #expect(doubles.found(in: ["OtherTests"], of: core).all == [])
  }
}

import Testing

@testable import ArchitectureGraph
@testable import ArchitectureRules
@testable import CompareSupport
@testable import SourceRecords

/// References about which a team has a word of its own: default arguments, and wireframes that put
/// scenes together.
@Suite("References that a team decides about")
struct DecidedReferenceTests {
  private static let parts = """
    protocol ListRouterProtocol {}
    final class ListRouter: ListRouterProtocol {}
    final class OtherRouter: ListRouterProtocol, Sendable { static let shared = OtherRouter() }

    """

  @Test func `A concrete default argument is a note, until the rules name it`() throws {
    let text =
      Self.parts + "final class ListPresenter { init(_ router: any ListRouterProtocol"
      + " = ListRouter()) {} }\n"
    #expect(
      try found(text) == ["4:69 note viper.presenter-knows-router ListPresenter ListRouter"])
    let member = text.replacing("init(", with: "let router = ListRouter()\n  init(")
    #expect(
      try found(member) == [
        "4:42 5:43 warning viper.presenter-knows-router ListPresenter ListRouter"
      ])
    #expect(
      try found(text, rules: [.init(rule: "default-arguments.*", severity: .note)]) == [
        "4:69 note default-arguments.concrete ListPresenter ListRouter"
      ])
    #expect(
      try found(text, rules: [.init(rule: "default-arguments.concrete", severity: nil)]) == [])
    #expect(
      try found(text, rules: [.init(rule: "viper.*", severity: .error)]) == [
        "4:69 error viper.presenter-knows-router ListPresenter ListRouter"
      ])
  }

  @Test func `Only what stands behind the = is a default argument`() throws {
    let text =
      Self.parts + """
        final class ListPresenter {
          var next: ListRouter?
          init(
            _ text: String = "), = ListRouter()",
            _ pair: (Int, Int) = (1, [2].count), // = ListRouter()
            _ made: () -> any ListRouterProtocol = { ListRouter() },
            _ router: any ListRouterProtocol = OtherRouter.shared, _ given: ListRouter
          ) { _ = ListRouter() }
          subscript(_ one: Int = 0, _ two: any ListRouterProtocol = ListRouter()) -> Int { 0 }
        }

        """
    let rules = [RuleEntry(rule: "default-arguments.concrete", severity: .warning)]
    let found = try found(text, rules: rules)
    #expect(
      found == [
        "10:40 10:52 warning default-arguments.concrete ListPresenter OtherRouter",
        "5:13 10:69 11:11 warning viper.presenter-knows-router ListPresenter ListRouter",
        "9:46 12:61 warning default-arguments.concrete ListPresenter ListRouter",
      ])
  }

  @Test
  func `No rule that forbids every reference gives way, and who assembles may choose`() throws {
    let text = """
      final class NoteStore {}
      struct NoteEntity: Codable {}
      final class ListView {
        init(_ store: NoteStore = NoteStore(), _ note: NoteEntity = NoteEntity()) {}
      }
      enum ListBuilder { static func make(_ store: NoteStore = NoteStore()) {} }
      """
    let rules = [RuleEntry(rule: "default-arguments.concrete", severity: .error)]
    #expect(
      try found(text, rules: rules) == [
        "4:17 4:29 warning viper.view-knows-model ListView NoteStore",
        "4:29 error default-arguments.concrete ListView NoteStore",
        "4:50 4:63 warning viper.view-knows-model ListView NoteEntity",
      ])
  }

  @Test
  func `A wireframe may put a scene together where the team says so, and do nothing else`() throws {
    let text = """
      final class ListInteractor: Sendable { func clear() {}; static let shared = ListInteractor() }
      final class ListPresenter { var interactor: AnyObject? }
      final class ListWireframe {
        func scene() -> ListPresenter {
          let presenter = ListPresenter()
          presenter.interactor = ListInteractor.shared
          return presenter
        }
        func clear(_ interactor: ListInteractor, for presenter: ListPresenter?) {
          interactor.clear()
        }
      }
      """
    let rule = "viper.router-knows-interactor ListWireframe ListInteractor"
    #expect(try found(text) == ["6:28 6:43 9:28 10:16 warning \(rule)"])
    #expect(
      try found(text, assembly: [AssemblyEntry(role: .router)]) == ["9:28 10:16 warning \(rule)"])
    #expect(
      try found(text, assembly: [AssemblyEntry(role: .presenter)]) == [
        "6:28 6:43 9:28 10:16 warning \(rule)"
      ]
    )
    #expect(
      try found(text, assembly: [AssemblyEntry(role: .router, modules: ["Other"])]).count == 1)
  }

  private func found(
    _ text: String, rules: [RuleEntry] = [], assembly: [AssemblyEntry] = []
  ) throws -> [String] {
    let indexed = try IndexedSources(["App": ["App.swift": text + "\n"]])
    let own = OwnRules(Configuration(rules: rules, assembly: assembly), for: "App")
    let roles = TypeRoles(.standard, indexed.analysis).roles
    return RuleCheck(
      indexed.modules[0], .viper, indexed.analysis, roles, LayerMap(), own
    )
    .findings().map { finding in
      let places = finding.places.map { "\($0.position.line):\($0.position.column)" }
      return "\(places.joined(separator: " ")) \(finding.severity.rawValue) \(finding.rule.name)"
        + " \(finding.from.name) \(finding.to.name)"
    }
    .sorted()
  }
}

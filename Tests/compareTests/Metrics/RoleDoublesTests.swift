import Testing

@testable import ArchitectureGraph
@testable import CompareSupport
@testable import SourceRecords

@Suite("Test doubles by role")
struct RoleDoublesTests {
  private var made = HandMadeTypes()
  private let doubles = ["OutputMock", "StoreFake", "Clock", "InnerMock"]

  init() {
    made.add(
      "ListInteractorTests", "FormInteractorTest", "ListViewTests", "OutputMock", "StoreFake",
      "Clock", "InnerMock", "Helper", "ListTests", module: "AppTests")
    made.add("ListInteractor", module: "App")
    made.add("ElsewhereInteractorTests", module: "OtherTests")
  }

  @Test func `Each suite counts the doubles that it uses, once`() {
    let result = measured {
      $0.connect("AppTests.ListInteractorTests", "AppTests.OutputMock", references: 5)
      $0.connect("AppTests.ListInteractorTests", "AppTests.StoreFake")
      $0.connect("AppTests.ListInteractorTests", "App.ListInteractor")
      $0.connect("AppTests.FormInteractorTest", "AppTests.OutputMock")
    }
    #expect(
      result == [
        "interactor: 2 suites, 1 to 2, 1 of the module", "view: 1 suites, 0 to 0, 0 of the module",
      ])
  }

  @Test func `Helpers lead to doubles, doubles and other suites don't`() {
    let result = measured {
      $0.connect("AppTests.ListInteractorTests", "AppTests.Helper")
      $0.connect("AppTests.Helper", "AppTests.Clock")
      $0.connect("AppTests.Helper", "AppTests.ListInteractorTests")
      $0.connect("AppTests.Clock", "AppTests.InnerMock")
      $0.connect("AppTests.ListInteractorTests", "AppTests.ListViewTests")
      $0.connect("AppTests.ListViewTests", "AppTests.StoreFake")
      $0.connect("AppTests.FormInteractorTest", "AppTests.Clock")
    }
    #expect(result.first == "interactor: 2 suites, 1 to 1, 0 of the module")
  }

  @Test func `A double that suites share counts for those that use it`() {
    var shared = made
    shared.add("SharedStore", "SharedTests", module: "Support")
    shared.connect("AppTests.ListInteractorTests", "Support.SharedStore")
    shared.connect("Support.SharedTests", "Support.SharedStore")
    let store = Set(shared.types.filter { $0.value.name == "SharedStore" }.keys)
    let result = RoleDoubles.all(
      in: ["AppTests"], with: ["Support"], .init(all: store, ofModule: []), shared.edges,
      shared.types, .standard)
    #expect(result.map(\.role) == [.interactor, .view])
    #expect(result.first?.most == 1)
    #expect(result.first?.fewest == 0)
  }

  @Test func `A suite that is a double itself counts`() {
    let result = measured(doubles: ["ListInteractorTests", "FormInteractorTest"]) { _ in }
    #expect(result.first == "interactor: 2 suites, 1 to 1, 0 of the module")
  }

  private func measured(
    doubles: [String]? = nil, _ connect: (inout HandMadeTypes) -> Void
  ) -> [String] {
    var made = made
    connect(&made)
    func symbols(_ names: [String]) -> Set<SymbolID> {
      Set(made.types.filter { names.contains($0.value.name) }.keys)
    }
    return RoleDoubles.all(
      in: ["AppTests"],
      .init(all: symbols(doubles ?? self.doubles), ofModule: symbols(["OutputMock"])),
      made.edges, made.types, .standard
    )
    .map {
      "\($0.role.rawValue): \($0.suites) suites, \($0.fewest) to \($0.most), "
        + "\($0.mostOfModule) of the module"
    }
  }
}

import Testing

@testable import study

@Suite struct FilePairsTests {
  private func pairs(_ first: [String], _ second: [String]) -> [String] {
    FilePairs(first, second).pairs.map(\.description)
  }

  @Test func `The files that decide are pairs, whatever the pattern calls them`() {
    let others = ["Presenter", "ViewModel", "Reducer", "Controller"].map { "List/List\($0).swift" }
    for other in others {
      #expect(
        pairs(["List/ListViewController.swift"], [other])
          == ["List/ListViewController.swift → \(other)"])
    }
  }

  @Test func `A view controller next to a presenter is the view, and its view the protocol`() {
    #expect(
      pairs(
        ["A/APresenter.swift", "A/AView.swift", "A/AViewController.swift"],
        ["A/APresenter.swift", "A/AView.swift", "A/AViewProtocol.swift"])
        == [
          "A/APresenter.swift", "A/AViewController.swift → A/AView.swift",
          "A/AView.swift → A/AViewProtocol.swift",
        ])
  }

  @Test func `A view model next to a presenter decides nothing`() {
    #expect(
      pairs(["A/APresenter.swift", "A/AViewModel.swift"], ["A/AViewModel.swift"])
        == ["A/APresenter.swift → A/AViewModel.swift", "A/AViewModel.swift → (none)"])
  }

  @Test func `Other files are paired by name, and one without a partner is new or gone`() {
    #expect(
      pairs(["A/ARouter.swift", "App.swift"], ["A/ABuilder.swift", "App.swift"])
        == ["(none) → A/ABuilder.swift", "A/ARouter.swift → (none)", "App.swift"])
  }

  @Test(arguments: [
    ("MVCTodo", "mvc"), ("VIPERTodo", "viper"), ("MVCFat", "mvc-fat"), ("RoadStep1", "road-1"),
    ("MVPSupervising", "mvp-supervising"),
  ])
  func `A module is called as todo calls it`(module: String, name: String) {
    let folder = PatternFolder(path: "Sources/\(module)")
    #expect(folder.name == name)
    #expect(folder.isCalled(name.uppercased()))
    #expect(folder.isCalled(module.lowercased()))
    #expect(!folder.isCalled(name + "x"))
  }
}

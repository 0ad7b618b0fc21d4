import Foundation

extension Field {
  static let all: [Field] = patterns + forms + teams

  private static var patterns: [Field] {
    [
      pattern("mvc", mvc, ReferenceRule.mvc, ("ListView", "ListViewDelegate")),
      pattern("mvp", mvp, ReferenceRule.mvp, ("ListPresenter", "ListView"), ofViews),
      pattern(
        "mvvm", mvvm, ReferenceRule.mvvm, ("ListViewModel", "ListViewModelDelegate"), ofViews),
      pattern(
        "mvi", mvi, ReferenceRule.mvi, ("ListRuntime", "ListRuntimeDelegate"), ofViews,
        more: StateSpelling.plantings),
      pattern(
        "viper", viper, ReferenceRule.viper, ("ListInteractor", "ListInteractorOutput"), ofViews),
    ]
  }

  /// Where no back reference is: in MVC the rule about these is about views, too.
  private static let ofViews = [(name: "in a view", type: "ListView")]
  private static let withoutRole = (name: "in a type without a role", type: "ListHelper")

  /// Another rule finds what the parts of a pattern keep, so a coordinator keeps the delegate.
  private static func pattern(
    _ name: String, _ clean: String, _ rules: [ReferenceRule], _ back: (String, String),
    _ others: [(name: String, type: String)] = [], more: [Planting] = []
  ) -> Field {
    Field(
      name: name.uppercased(), pattern: name, clean: clean,
      plantings: rules.flatMap(\.plantings) + more
        + KeptSpelling.plantings("\(name).strong-back-reference", back.0, back.1)
        + KeptSpelling.plantings(
          "\(name).strong-delegate", "ListCoordinator", "ListDelegate",
          others: others + [withoutRole])
        + ReferenceRule.cycle(of: name).plantings)
  }

  private static var forms: [Field] {
    let patterns = ["mvc": mvc, "mvp": mvp, "mvvm": mvvm, "viper": viper]
    let own = ["classic": classic, "decoupled": decoupled, "routed": routed, "observed": observed]
    return ReferenceRule.forms.map { form in
      var field = Field(
        name: "\(form.pattern.uppercased())\(form.variant.capitalized)", pattern: form.pattern,
        variant: form.variant, clean: own[form.variant] ?? patterns[form.pattern] ?? "",
        plantings: form.rules.flatMap(\.plantings))
      if form.variant == "classic" {
        field.plantings += KeptSpelling.plantings(
          "mvc-classic.strong-back-reference", "ListModel", "ListModelDelegate")
      }
      return field
    }
  }

  private static var teams: [Field] {
    [
      Field(
        name: "Layers",
        clean:
          "struct CleanNote {}\n\nprotocol CleanListViewProtocol {}\n\nfinal class CleanListView {\n  func show(_ note: CleanNote) {}\n}\n",
        plantings: ReferenceRule.layers.plantings,
        configuration:
          #""layers": [{ "name": "model", "types": ["*Note"] }, { "name": "views", "types": ["*View", "*ViewProtocol"], "knows": ["model"] }]"#
      ),
      Field(
        name: "Imports", clean: "final class CleanListPresenter {}\n",
        plantings: TeamSpelling.imports,
        configuration:
          #""imports": [{ "role": "presenter", "forbidden": ["FoundationXML"], "modules": ["Imports"] }]"#
      ),
      Field(
        name: "Defaults", pattern: "viper", clean: viper, plantings: TeamSpelling.defaults,
        configuration:
          #""rules": [{ "rule": "default-arguments.concrete", "severity": "warning", "modules": ["Defaults"] }]"#
      ),
      Field(
        name: "Thresholds",
        clean:
          "struct CleanSign {\n  func text(_ number: Int) -> String { number < 0 ? \"-\" : \"+\" }\n}\n",
        plantings: TeamSpelling.thresholds,
        configuration:
          #""thresholds": [{ "number": "complexity.max", "most": 2, "modules": ["Thresholds"] }]"#),
      Field(name: "Remarks", pattern: "mvc", clean: mvc, plantings: TeamSpelling.remarks),
      Field(name: "Packages", clean: "", plantings: TeamSpelling.packages, hasPackages: true),
    ]
  }

  private static let mvc = """
    final class CleanTodoStore {
      var titles: [String] = []
    }

    protocol CleanListViewDelegate: AnyObject { func addPressed() }

    final class CleanListView {
      weak var delegate: (any CleanListViewDelegate)?
      func show(_ titles: [String]) {}
    }

    final class CleanListViewController: CleanListViewDelegate {
      private let store: CleanTodoStore
      private let view = CleanListView()
      init(store: CleanTodoStore) { self.store = store }
      func addPressed() { view.show(store.titles) }
    }

    """
  private static let classic = """
    protocol CleanListReading: AnyObject { var titles: [String] { get } }

    final class CleanTodoStore: CleanListReading {
      var titles: [String] = []
    }

    protocol CleanListControllerProtocol: AnyObject { func addPressed() }

    final class CleanListController: CleanListControllerProtocol {
      private let store: CleanTodoStore
      init(store: CleanTodoStore) { self.store = store }
      func addPressed() { store.titles = [] }
    }

    final class CleanListView {
      weak var controller: (any CleanListControllerProtocol)?
      func addPressed() { controller?.addPressed() }
    }

    """
  private static let decoupled = """
    protocol CleanListViewing: AnyObject { func show(_ titles: [String]) }

    final class CleanListView: CleanListViewing {
      func show(_ titles: [String]) {}
    }

    final class CleanListViewController {
      private let view: any CleanListViewing
      init(view: any CleanListViewing) { self.view = view }
      func addPressed() { view.show([]) }
    }

    """
  private static let mvp = """
    protocol CleanListPresenterProtocol: AnyObject { func addPressed() }
    protocol CleanListView: AnyObject { func show(_ titles: [String]) }

    final class CleanListViewController: CleanListView {
      private let presenter: any CleanListPresenterProtocol
      init(presenter: any CleanListPresenterProtocol) { self.presenter = presenter }
      func show(_ titles: [String]) { presenter.addPressed() }
    }

    final class CleanListPresenter: CleanListPresenterProtocol {
      weak var view: (any CleanListView)?
      func addPressed() { view?.show([]) }
    }

    """
  private static let mvvm = """
    final class CleanListViewModel {
      private(set) var titles: [String] = []
      func addPressed() {}
    }

    final class CleanListView {
      private let viewModel: CleanListViewModel
      init(viewModel: CleanListViewModel) { self.viewModel = viewModel }
      func addPressed() { viewModel.addPressed() }
    }

    """
  private static let routed = """
    protocol CleanListViewModelProtocol: AnyObject { func addPressed() }

    final class CleanListViewModel: CleanListViewModelProtocol {
      func addPressed() {}
    }

    final class CleanListView {
      private let viewModel: any CleanListViewModelProtocol
      init(viewModel: any CleanListViewModelProtocol) { self.viewModel = viewModel }
      func addPressed() { viewModel.addPressed() }
    }

    """
  private static let mvi = """
    struct CleanListState { var titles: [String] = [] }
    enum CleanListIntent { case addPressed }

    struct CleanListReducer {
      func reduce(_ state: CleanListState, _ intent: CleanListIntent) -> CleanListState { state }
    }

    final class CleanListView {
      func show(_ state: CleanListState) {}
    }

    """
  private static let viper = """
    protocol CleanListInteractorProtocol: AnyObject { func load() }
    protocol CleanListInteractorOutput: AnyObject { func loaded() }
    protocol CleanListPresenterProtocol: AnyObject { func addPressed() }
    protocol CleanListViewProtocol: AnyObject { func show(_ titles: [String]) }

    final class CleanListInteractor: CleanListInteractorProtocol {
      weak var output: (any CleanListInteractorOutput)?
      func load() { output?.loaded() }
    }

    final class CleanListPresenter: CleanListPresenterProtocol, CleanListInteractorOutput {
      weak var view: (any CleanListViewProtocol)?
      private let interactor: any CleanListInteractorProtocol
      init(interactor: any CleanListInteractorProtocol) { self.interactor = interactor }
      func addPressed() { interactor.load() }
      func loaded() { view?.show([]) }
    }

    final class CleanListView: CleanListViewProtocol {
      private let presenter: any CleanListPresenterProtocol
      init(presenter: any CleanListPresenterProtocol) { self.presenter = presenter }
      func show(_ titles: [String]) { presenter.addPressed() }
    }

    """
  private static let observed = """
    protocol CleanListInteractorProtocol: AnyObject { func load() }
    protocol CleanListPresenterProtocol: AnyObject { func addPressed() }
    final class CleanListInteractor: CleanListInteractorProtocol { func load() {} }

    final class CleanListViewModel { var titles: [String] = [] }

    final class CleanListPresenter: CleanListPresenterProtocol {
      weak var viewModel: CleanListViewModel?
      private let interactor: any CleanListInteractorProtocol
      init(interactor: any CleanListInteractorProtocol) { self.interactor = interactor }
      func addPressed() { interactor.load() }
    }

    final class CleanListView {
      private let presenter: any CleanListPresenterProtocol
      init(presenter: any CleanListPresenterProtocol) { self.presenter = presenter }
      func addPressed() { presenter.addPressed() }
    }

    """
}

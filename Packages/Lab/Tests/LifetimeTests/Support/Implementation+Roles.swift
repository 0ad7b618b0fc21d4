import Implementations

nonisolated extension Implementation {
  /// The name suffixes of the objects that each of its scenes consists of, as far as stored
  /// properties lead to them.
  func roles(of scene: Situation.Scene) -> [String] {
    switch self {
    case .mvc: ["View", "ViewController"]
    case .mvcClassic: ["Controller", "Model", "View"]
    case .mvcFat: ["ViewController"]
    case .mvcDecoupled: ["Logic", "View", "ViewController"]
    case .mvp, .mvpPresentation: ["Presenter", "View"]
    case .mvpSupervising: ["Model", "Presenter", "View"]
    case .mvvm, .mvvmBound: ["View", "ViewModel"]
    case .mvvmRouted: ["Router", "View", "ViewModel"]
    case .mvi, .mviComposed, .mviStore: ["View"]
    case .viper, .viperBase: ["Interactor", "Presenter", "Router", "View"]
    case .viperObserved: ["Interactor", "Presenter", "Router", "View", "ViewModel"]
    case .viperRoutes:
      ["DataPresenter", "EventPresenter", "Interactor", "Presenter", "Router", "View"]
    case .viperGateway: ["DataManager", "Presenter", "Router", "View"]
    // Its models are those of an area.
    case .mv: ["View"]
    case .road1, .road2, .road3, .road5:
      switch scene {
      case .list, .form: ["View", "ViewController"]
      case .loader, .editor:
        self == .road5 ? ["Interactor", "Presenter", "View"] : ["Presenter", "View"]
      }
    // Their scenes have names of their own.
    case .mvcSecond, .mvpSecond, .mvvmSecond, .mviSecond, .viperSecond: []
    }
  }
}

nonisolated extension Implementation {
  /// The objects that outlive a scene until the service has answered: the waiting task was started
  /// by an object that isn't part of the environment, and runs inside it.
  func atWork(in situation: Situation) -> [String] {
    switch (self, situation) {
    case (.mvcDecoupled, .loaderAtAddress), (.mvcDecoupled, .loaderAtPicture):
      ["StandardLoadCatLogic"]
    case (.mvcDecoupled, .editorThatFilters), (.mvcDecoupled, .editorThatSaves):
      ["StandardEditCatLogic"]
    case (.viperGateway, .loaderAtAddress), (.viperGateway, .loaderAtPicture):
      ["StandardLoadCatDataManager"]
    case (.viperGateway, .editorThatSaves): ["StandardEditCatDataManager"]
    case (.mv, .loaderAtAddress), (.mv, .loaderAtPicture), (.mv, .editorThatFilters),
      (.mv, .editorThatSaves):
      ["CatsModel"]
    default: []
    }
  }
}

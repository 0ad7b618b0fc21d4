import Kit

protocol ListInteractorProtocol: AnyObject {
  func load() -> [String]
}

protocol ListPresenterProtocol: AnyObject {
  func appeared()
}

/// Nothing is wrong here: values alone.
final class ListViewModel {
  var titles: [String] = []
}

/// Nor here: it fills the view model, which is no view.
final class ListPresenter: ListPresenterProtocol {
  private weak var viewModel: ListViewModel?
  private let interactor: any ListInteractorProtocol

  init(viewModel: ListViewModel, interactor: any ListInteractorProtocol) {
    self.viewModel = viewModel
    self.interactor = interactor
  }

  func appeared() { viewModel?.titles = interactor.load() }
}

protocol ListViewProtocol: AnyObject {}

final class OnePresenter {
  func present(_ view: any ListViewProtocol) {}  // breaks: viper-observed.presenter-knows-view
}

final class OneViewModel {
  // breaks: viper-observed.view-model-knows-others
  func load(_ interactor: any ListInteractorProtocol) {}
}

final class TwoViewModel {
  func show(_ note: Note) {}  // breaks: viper-observed.view-model-knows-others
}

final class OneInteractor {
  func answer(_ view: any ListViewProtocol) {}  // breaks: viper.interactor-knows-view
}

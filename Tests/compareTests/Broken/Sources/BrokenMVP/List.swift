import Kit

protocol ListView: AnyObject {
  func show(_ texts: [String])
}

protocol ListPresenterProtocol: AnyObject {
  func attach(_ view: any ListView)
  func rowPressed()
}

/// Nothing is wrong here.
final class ListPresenter: ListPresenterProtocol {
  private weak var view: (any ListView)?
  private let store: any NoteStore

  init(store: any NoteStore) { self.store = store }

  func attach(_ view: any ListView) { self.view = view }
  func rowPressed() { view?.show(store.all().map(\.text)) }
}

final class ListViewController: ListView {
  private let presenter: any ListPresenterProtocol

  init(presenter: any ListPresenterProtocol) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func show(_ texts: [String]) {}
}

/// A builder may know concrete types.
enum ListBuilder {
  static func build(store: any NoteStore) -> ListViewController {
    ListViewController(presenter: ListPresenter(store: store))
  }
}

final class NoteViewController {
  func show(_ note: Note) {}  // breaks: mvp.view-knows-model
}

final class FormViewController {
  private let presenter: ListPresenter  // breaks: mvp.view-knows-presenter

  init(presenter: ListPresenter) { self.presenter = presenter }
}

final class FormPresenter {
  weak var form: FormSheetView?  // breaks: mvp.presenter-knows-view
}

final class FormSheetView {}

final class TitlePresenter {
  private let titleView: any ListView  // breaks: mvp.strong-back-reference

  init(view: any ListView) { titleView = view }
}

protocol CacheDelegate: AnyObject {}

final class CacheClient {
  var listDelegate: (any CacheDelegate)?  // breaks: mvp.strong-delegate
}

final class PageView {
  func turn(_ pages: PageCoordinator) {}
}

final class PageCoordinator {
  weak var page: PageView?  // breaks: mvp.role-cycle
}

/// Nothing is wrong here: a value is copied, and so it is no part of a cycle.
struct CellPresenter {
  var view: (any ListView)?
}

import Kit

struct Entry: Sendable {
  let text: String
}

protocol ListDataManager: AnyObject {
  func entries() -> [Entry]
}

protocol ListInteractorProtocol: AnyObject {
  func load() -> [String]
}

/// Nothing is wrong here: the store's records end at the manager.
final class StoredListDataManager: ListDataManager {
  private let store: any NoteStore

  init(store: any NoteStore) { self.store = store }

  func entries() -> [Entry] { store.all().map { Entry(text: $0.text) } }
}

final class ListInteractor: ListInteractorProtocol {
  private let manager: any ListDataManager

  init(manager: any ListDataManager) { self.manager = manager }

  func load() -> [String] { manager.entries().map(\.text) }
}

protocol ListPresenterProtocol: AnyObject {}

final class OneInteractor {
  func load(_ store: any NoteStore) {}  // breaks: viper-gateway.interactor-knows-store
}

final class OneDataManager {
  // breaks: viper-gateway.manager-knows-presenter
  func answer(_ presenter: any ListPresenterProtocol) {}
}

final class TwoDataManager {
  // breaks: viper-gateway.manager-knows-presenter
  func answer(_ interactor: any ListInteractorProtocol) {}
}

final class OnePresenter {
  func present(_ interactor: ListInteractor) {}  // breaks: viper.presenter-knows-interactor
}

/// Nothing is wrong here.
protocol ListViewProtocol: AnyObject {}

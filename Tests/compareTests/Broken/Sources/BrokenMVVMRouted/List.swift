import Kit

protocol ListViewModelProtocol: AnyObject {
  var titles: [String] { get }

  func addPressed()
}

@MainActor
protocol ListRouting: AnyObject {
  func showForm()
}

/// Nothing is wrong here: it knows its view model by protocol alone.
final class ListView {
  private let viewModel: any ListViewModelProtocol

  init(viewModel: any ListViewModelProtocol) { self.viewModel = viewModel }

  func draw() -> [String] { viewModel.titles }
}

final class ListViewModel: ListViewModelProtocol {
  private let store: any NoteStore

  init(store: any NoteStore) { self.store = store }

  var titles: [String] { store.all().map(\.text) }

  func addPressed() {}
}

final class ListRouter: ListRouting {
  private weak var view: ListView?

  func showForm() {}
}

final class CardView {
  func show(_ viewModel: ListViewModel) {}  // breaks: mvvm-routed.view-knows-view-model
}

final class EntryView {
  func open(_ router: ListRouter) {}  // breaks: mvvm-routed.view-knows-router
}

final class CardViewModel {
  func open(_ router: ListRouter) {}  // breaks: mvvm-routed.view-model-knows-router
}

final class NoteView {
  func clear(_ store: any NoteStore) { store.clear() }  // breaks: mvvm.view-knows-model
}

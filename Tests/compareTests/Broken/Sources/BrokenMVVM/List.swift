import Kit

/// Nothing is wrong here.
final class ListViewModel {
  private let store: any NoteStore
  private(set) var texts: [String] = []

  init(store: any NoteStore) { self.store = store }

  func load() { texts = store.all().map(\.text) }
}

final class ListView {
  private let viewModel: ListViewModel

  init(viewModel: ListViewModel) { self.viewModel = viewModel }

  var texts: [String] { viewModel.texts }
}

final class NoteViewModel {
  var canvas: Canvas { Canvas() }  // breaks: mvvm.view-model-knows-view
}

final class NoteView {
  func clear(_ store: any NoteStore) { store.clear() }  // breaks: mvvm.view-knows-model
}

protocol FormDelegate: AnyObject {}

final class FormViewModel {
  var closing: (any FormDelegate)?  // breaks: mvvm.strong-back-reference
}

protocol CacheDelegate: AnyObject {}

final class CacheClient {
  var output: (any CacheDelegate)?  // breaks: mvvm.strong-delegate
}

final class PageView {
  func turn(_ pages: PageCoordinator) {}
}

final class PageCoordinator {
  let page = PageView()  // breaks: mvvm.role-cycle
}

/// Nothing is wrong here: each of its cycles has one role.
final class Shelf {
  var view: BookView?
  var coordinator: BookCoordinator?
}

final class BookView {
  func open(_ shelf: Shelf) {}
}

final class BookCoordinator {
  func open(_ shelf: Shelf) {}
}

import Kit

protocol ListViewDelegate: AnyObject {
  func rowPressed()
}

/// Nothing is wrong here, not even the view that the controller owns.
final class ListViewController: ListViewDelegate {
  private let view = ListView()
  private let store: any NoteStore

  init(store: any NoteStore) {
    self.store = store
    view.delegate = self
  }

  func rowPressed() {
    view.show(store.all().map(\.text))
  }
}

final class ListView {
  weak var delegate: (any ListViewDelegate)?

  func show(_ texts: [String]) {}
}

final class NoteView {
  func show(_ note: Note) {}  // breaks: mvc.view-knows-model
}

final class FormView {
  weak var controller: ListViewController?  // breaks: mvc.view-knows-controller
}

final class TitleView {
  var delegate: (any ListViewDelegate)?  // breaks: mvc.strong-back-reference
}

final class ListWindow {
  let store: (any NoteStore)?  // breaks: mvc.view-knows-model

  init() { store = nil }
}

/// Nothing is wrong here: a view's own model is what it shows.
final class CardView {
  struct Model {}

  func show(_ model: Model) {}
}

/// Nor here: what an object makes itself is its own.
final class Session {
  private let sessionDelegate: SessionDelegate = SessionDelegate()
}

final class SessionDelegate {}

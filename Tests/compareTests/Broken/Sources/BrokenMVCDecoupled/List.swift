import Kit

protocol ListViewing: AnyObject {
  func show(_ canvas: Canvas)
}

protocol ListLogic: AnyObject {
  func load() throws(FileStore.Failure) -> [Note]
}

enum FileStore {
  struct Failure: Error {}
}

/// Nothing is wrong here: what it shows is a value, and it may name an error.
final class ListViewController {
  private let view: any ListViewing
  private let logic: any ListLogic

  init(view: any ListViewing, logic: any ListLogic) {
    self.view = view
    self.logic = logic
  }

  func reload() {
    do throws(FileStore.Failure) {
      _ = try logic.load()
    } catch {
      view.show(Canvas())
    }
  }
}

final class ListView: ListViewing {
  func show(_ canvas: Canvas) {}
}

final class StoredLogic: ListLogic {
  let store: any NoteStore

  init(store: any NoteStore) { self.store = store }

  func load() throws(FileStore.Failure) -> [Note] { store.all() }
}

/// Whoever assembles the scene knows them all.
enum ListBuilder {
  static func build(store: any NoteStore) -> ListViewController {
    ListViewController(view: ListView(), logic: StoredLogic(store: store))
  }
}

final class FormViewController {
  private let view = ListView()  // breaks: mvc-decoupled.controller-knows-concrete-view
}

protocol View {}

/// As in SwiftUI.
struct CardView: View {}

final class CardController {
  // breaks: mvc-decoupled.controller-knows-concrete-view
  func makeCard() -> CardView { CardView() }
}

final class NoteViewController {
  func load(_ store: any NoteStore) {}  // breaks: mvc-decoupled.controller-knows-store
}

final class LogicViewController {
  // breaks: mvc-decoupled.controller-knows-store
  func load(_ logic: StoredLogic) { _ = logic.store }
}

final class NoteView {
  func show(_ note: Note) {}  // breaks: mvc.view-knows-model
}

import Kit

protocol ListReading: AnyObject {
  var notes: [Note] { get }
}

protocol ListControllerProtocol: AnyObject {
  func addPressed()
}

/// Nothing is wrong here: it reads what it shows, and owns its controller.
final class ListView {
  private let model: any ListReading
  private let controller: any ListControllerProtocol

  init(model: any ListReading, controller: any ListControllerProtocol) {
    self.model = model
    self.controller = controller
  }

  func draw() -> [String] { model.notes.map(\.text) }
}

final class ListModel: ListReading {
  private let store: any NoteStore

  init(store: any NoteStore) { self.store = store }

  var notes: [Note] { store.all() }
}

final class ListController: ListControllerProtocol {
  private let model: ListModel

  init(model: ListModel) { self.model = model }

  func addPressed() {}
}

final class NoteView {
  func draw(_ model: ListModel) {}  // breaks: mvc-classic.view-changes-model
}

final class StoreView {
  func draw(_ store: any NoteStore) {}  // breaks: mvc-classic.view-changes-model
}

final class HeldView {
  func draw(_ shelf: Shelf) { _ = shelf.model }  // breaks: mvc-classic.view-changes-model
}

struct Shelf {
  let model: ListModel
}

/// Nothing is wrong here: an error is told, and changes nothing.
final class AlertView {
  func show(_ error: FileStore.Failure) {}
}

enum FileStore {
  struct Failure: Error {}
}

final class FormController {
  weak var view: ListView?  // breaks: mvc-classic.controller-knows-view
}

final class ScreenController {
  func canvas() -> Canvas { Canvas() }  // breaks: mvc-classic.controller-knows-view
}

protocol ListDelegate: AnyObject {}

final class ObservedModel {
  var observer: (any ListDelegate)?  // breaks: mvc-classic.strong-back-reference
}

final class TitleView {
  func title(_ controller: ListController) {}  // breaks: mvc.view-knows-controller
}

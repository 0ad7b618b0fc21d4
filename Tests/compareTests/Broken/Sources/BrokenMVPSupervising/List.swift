import Kit

protocol ListReading: AnyObject {
  var notes: [Note] { get }
}

protocol ListView: AnyObject {
  func showQuestion(_ note: Note)
}

protocol ListPresenterProtocol: AnyObject {
  var observed: any ListReading { get }
}

/// Nothing is wrong here: it reads what it shows.
final class ListViewController: ListView {
  private let presenter: any ListPresenterProtocol

  init(presenter: any ListPresenterProtocol) { self.presenter = presenter }

  func draw() -> [String] { presenter.observed.notes.map(\.text) }
  func showQuestion(_ note: Note) {}
}

final class ListModel: ListReading {
  var notes: [Note] = []

  func clear() { notes = [] }
}

final class ListPresenter: ListPresenterProtocol {
  private let model: ListModel
  weak var view: (any ListView)?

  init(model: ListModel) { self.model = model }

  var observed: any ListReading { model }
}

final class NoteViewController {
  func clear(_ model: ListModel) { model.clear() }  // breaks: mvp-supervising.view-changes-model
}

protocol StoreView {
  func show(_ store: any NoteStore)  // breaks: mvp-supervising.view-changes-model
}

final class FormViewController {
  let presenter: ListPresenter  // breaks: mvp.view-knows-presenter

  init(presenter: ListPresenter) { self.presenter = presenter }
}

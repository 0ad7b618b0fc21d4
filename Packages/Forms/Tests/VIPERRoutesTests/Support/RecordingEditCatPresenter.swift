import Presentation

@testable import VIPERRoutes

/// A presenter that has what the test sets, decides nothing and records the calls of its view.
final class RecordingEditCatPresenter: EditCatPresenterProtocol, EditCatDataSource {
  enum Call: Equatable {
    case appeared
    case choiceMoved(by: Int)
    case savePressed
    case cancelPressed
    case alertAnswered
  }

  private(set) var calls: [Call] = []

  var dataSource: any EditCatDataSource { self }
  var eventHandler: any EditCatEventHandler { self }

  var picture: CatPicture?
  var choices: [String] = []
  var selection = 0
  var isFiltering = false
  var isSaving = false
  var canChoose = false
  var canSave = false
  var alert: SceneAlert?
}

extension RecordingEditCatPresenter: EditCatEventHandler {
  func appeared() { calls.append(.appeared) }
  func choiceMoved(by rows: Int) { calls.append(.choiceMoved(by: rows)) }
  func savePressed() { calls.append(.savePressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}

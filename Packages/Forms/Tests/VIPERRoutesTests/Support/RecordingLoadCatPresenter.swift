import Presentation

@testable import VIPERRoutes

/// A presenter that has what the test sets, decides nothing and records the calls of its view.
final class RecordingLoadCatPresenter: LoadCatPresenterProtocol, LoadCatDataSource {
  enum Call: Equatable {
    case loadPressed
    case cancelPressed
    case editPressed
  }

  private(set) var calls: [Call] = []

  var dataSource: any LoadCatDataSource { self }
  var eventHandler: any LoadCatEventHandler { self }

  var caption = ""
  var isLoading = false
  var picture: CatPicture?
  var canLoad = false
  var canCancel = false
  var canEdit = false
}

extension RecordingLoadCatPresenter: LoadCatEventHandler {
  func loadPressed() { calls.append(.loadPressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func editPressed() { calls.append(.editPressed) }
}

import Shared

@testable import VIPERRoutes

/// An interactor without business that remembers what it was asked.
final class RecordingEditCatInteractor: EditCatInteractorProtocol {
  enum Call: Equatable {
    case startFilter(PictureFilter)
    case startSave
  }

  private(set) var calls: [Call] = []

  func startFilter(_ filter: PictureFilter) { calls.append(.startFilter(filter)) }
  func startSave() { calls.append(.startSave) }
}

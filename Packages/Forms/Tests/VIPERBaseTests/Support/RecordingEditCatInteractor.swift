import Shared

@testable import VIPERBase

/// An interactor without business logic that records its requests.
final class RecordingEditCatInteractor: EditCatInteractorProtocol {
  enum Call: Equatable {
    case start
    case startFilter(PictureFilter)
    case startSave
    case cancel
  }

  private(set) var calls: [Call] = []

  func start() { calls.append(.start) }
  func startFilter(_ filter: PictureFilter) { calls.append(.startFilter(filter)) }
  func startSave() { calls.append(.startSave) }
  func cancel() { calls.append(.cancel) }
}

@testable import VIPERBase

/// An interactor without business logic that records its requests.
final class RecordingLoadCatInteractor: LoadCatInteractorProtocol {
  enum Call: Equatable {
    case startLoad
    case cancelLoad
  }

  private(set) var calls: [Call] = []

  func startLoad() { calls.append(.startLoad) }
  func cancelLoad() { calls.append(.cancelLoad) }
}

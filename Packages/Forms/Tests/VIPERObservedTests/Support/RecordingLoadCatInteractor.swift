@testable import VIPERObserved

/// An interactor without business that remembers what it was asked.
final class RecordingLoadCatInteractor: LoadCatInteractorProtocol {
  enum Call: Equatable {
    case startLoad
    case cancelLoad
  }

  private(set) var calls: [Call] = []

  func startLoad() { calls.append(.startLoad) }
  func cancelLoad() { calls.append(.cancelLoad) }
}

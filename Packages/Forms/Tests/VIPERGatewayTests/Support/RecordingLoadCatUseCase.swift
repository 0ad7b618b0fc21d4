@testable import VIPERGateway

/// A use case without business that remembers what it was asked.
final class RecordingLoadCatUseCase: LoadCatUseCase {
  enum Call: Equatable {
    case startLoad
    case cancelLoad
  }

  private(set) var calls: [Call] = []

  func startLoad() { calls.append(.startLoad) }
  func cancelLoad() { calls.append(.cancelLoad) }
}

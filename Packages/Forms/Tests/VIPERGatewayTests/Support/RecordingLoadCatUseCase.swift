@testable import VIPERGateway

/// A use case without business logic that records its requests.
final class RecordingLoadCatUseCase: LoadCatUseCase {
  enum Call: Equatable {
    case startLoad
    case cancelLoad
  }

  private(set) var calls: [Call] = []

  func startLoad() { calls.append(.startLoad) }
  func cancelLoad() { calls.append(.cancelLoad) }
}

@testable import VIPERBase

/// Remembers where it was asked to navigate.
final class RecordingLoadCatRouter: LoadCatRouterProtocol {
  private(set) var requests: [EditCatRequest] = []

  func presentEditor(_ request: EditCatRequest) { requests.append(request) }
}

@testable import VIPERTodo

/// Remembers where it was asked to lead.
final class MockLoadCatRouter: LoadCatRouterProtocol {
  private(set) var requests: [EditCatRequest] = []

  func showEditor(_ request: EditCatRequest) { requests.append(request) }
}

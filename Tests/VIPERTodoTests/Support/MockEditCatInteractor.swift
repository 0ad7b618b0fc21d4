@testable import VIPERTodo

/// An interactor without business that remembers what it was asked.
final class MockEditCatInteractor: EditCatInteractorProtocol {
  enum Call: Equatable {
    case startFilter(EditCatFilter)
    case startSave
  }

  private(set) var calls: [Call] = []

  func startFilter(_ filter: EditCatFilter) { calls.append(.startFilter(filter)) }
  func startSave() { calls.append(.startSave) }
}

@testable import MVCClassic

/// A controller that decides nothing and records the calls of its view.
final class RecordingLoadCatController: LoadCatControlling {
  enum Call: Equatable {
    case loadPressed
    case cancelPressed
    case editPressed
  }

  let editorController = RecordingEditCatController()
  private(set) var calls: [Call] = []

  func loadPressed() { calls.append(.loadPressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func editPressed() { calls.append(.editPressed) }

  func makeEditorController() -> (any EditCatControlling)? { editorController }
}

import Shared

@testable import VIPERTodo

/// Remembers where it was asked to lead.
final class RecordingLoadCatRouter: LoadCatRouterProtocol {
  private(set) var pictures: [Bitmap] = []

  func presentEditor(of picture: Bitmap) { pictures.append(picture) }
}

import Shared

@testable import VIPERObserved

/// Remembers where it was asked to navigate.
final class RecordingLoadCatRouter: LoadCatRouterProtocol {
  private(set) var pictures: [Bitmap] = []

  func presentEditor(of picture: Bitmap) { pictures.append(picture) }
}

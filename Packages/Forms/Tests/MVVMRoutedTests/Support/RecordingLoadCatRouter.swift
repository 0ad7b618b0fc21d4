import Shared

@testable import MVVMRouted

/// Remembers the pictures for which it was asked to present an editor.
final class RecordingLoadCatRouter: LoadCatRouterProtocol {
  private(set) var pictures: [Bitmap] = []

  func presentEditor(_ picture: Bitmap) { pictures.append(picture) }
}

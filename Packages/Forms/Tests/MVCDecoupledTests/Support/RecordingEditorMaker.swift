import Shared
import TerminalUI

@testable import MVCDecoupled

/// Makes empty editors, and remembers their pictures and their delegate.
final class RecordingEditorMaker {
  private(set) var pictures: [Bitmap] = []
  private(set) weak var delegate: (any EditCatViewControllerDelegate)?
  let editor = RecordingScene()

  func make(_ picture: Bitmap, _ delegate: any EditCatViewControllerDelegate) -> any Scene {
    pictures.append(picture)
    self.delegate = delegate
    return editor
  }
}

import Shared
import TerminalUI

@testable import MVCDecoupled

/// Makes empty forms, and remembers their drafts and their delegate.
final class RecordingFormMaker {
  private(set) var drafts: [TodoDraft] = []
  private(set) weak var delegate: (any TodoFormViewControllerDelegate)?
  let form = RecordingScene()

  func make(_ draft: TodoDraft, _ delegate: any TodoFormViewControllerDelegate) -> any Scene {
    drafts.append(draft)
    self.delegate = delegate
    return form
  }
}

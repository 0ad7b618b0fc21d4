import Shared
import TerminalUI

@testable import MVCDecoupled

/// Makes forms with nothing in them, and remembers for what and for whom.
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

import Presentation
import TerminalPresentation
import TerminalUI

/// What the editor tells whoever controls it.
protocol EditCatViewDelegate: AnyObject {
  func choiceMoved(by rows: Int)
  func savePressed()
  func cancelPressed()
}

/// Draws the editor.
final class EditCatView: EditCatViewing {
  weak var delegate: (any EditCatViewDelegate)?
  var onChange: () -> Void = {}

  var picture: CatPicture? { didSet { onChange() } }
  var choices: [String] = [] { didSet { onChange() } }
  var choice = 0 { didSet { onChange() } }
  var isFiltering = false { didSet { onChange() } }
  var isSaving = false { didSet { onChange() } }
  var canChoose = false { didSet { onChange() } }
  var canSave = false { didSet { onChange() } }
}

extension EditCatView: View {
  var screen: Screen {
    Screen(title: "Edit Cat", content: content, actions: actions)
  }

  private var content: [Screen.Content] {
    let pictures = [picture].compactMap { $0.flatMap(Screen.Picture.init) }
    let filtering = isFiltering ? [Screen.Content.spinner("Working")] : []
    let saving = isSaving ? [Screen.Content.spinner("Saving")] : []
    return filtering + saving + pictures.map(Screen.Content.picture) + [.list(list)]
  }

  private var list: Screen.List {
    let rows = choices.map { Screen.Row(text: $0) }
    return Screen.List(sections: [Screen.Section(title: "", rows: rows)], selection: choice)
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, title: "Choose", isEnabled: canChoose),
      Screen.Action("s", title: "Save", isEnabled: canSave),
      Screen.Action(.escape, title: "Cancel"),
    ]
  }

  func press(_ key: Key) {
    switch key {
    case .up: delegate?.choiceMoved(by: -1)
    case .down: delegate?.choiceMoved(by: 1)
    case "s": delegate?.savePressed()
    case .escape: delegate?.cancelPressed()
    default: break
    }
  }
}

import Presentation
import TerminalPresentation
import TerminalUI

/// Is told what the user does in the editor.
protocol EditCatViewDelegate: AnyObject {
  func editCatView(_ view: EditCatView, didSelectChoice index: Int)
  func editCatViewDidTapSave(_ view: EditCatView)
  func editCatViewDidTapClose(_ view: EditCatView)
}

/// Shows a cat and the filters to choose from.
final class EditCatView: View {
  /// Work that the user has to wait for.
  enum Activity {
    case filtering
    case saving
  }

  weak var delegate: (any EditCatViewDelegate)?
  var onChange: () -> Void = {}

  private let choices: [String]
  private var selectedChoice = 0 {
    didSet { onChange() }
  }

  var picture: CatPicture {
    didSet { onChange() }
  }

  /// While something is being saved, nothing can be chosen.
  var activity: Activity? {
    didSet { onChange() }
  }

  init(choices: [String], picture: CatPicture) {
    self.choices = choices
    self.picture = picture
  }

  var screen: Screen {
    var content: [Screen.Content] = []
    switch activity {
    case .filtering: content.append(.spinner("Working"))
    case .saving: content.append(.spinner("Saving"))
    case nil: break
    }
    if let picture = Screen.Picture(picture) {
      content.append(.picture(picture))
    }
    let rows = choices.map { Screen.Row(text: $0) }
    let section = Screen.Section(title: "", rows: rows)
    content.append(.list(Screen.List(sections: [section], selection: selectedChoice)))
    return Screen(title: "Edit Cat", content: content, actions: actions)
  }

  func press(_ key: Key) {
    switch key {
    case .up: select(selectedChoice - 1)
    case .down: select(selectedChoice + 1)
    case "s": delegate?.editCatViewDidTapSave(self)
    case .escape: delegate?.editCatViewDidTapClose(self)
    default: break
    }
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, title: "Choose", isEnabled: activity != .saving),
      Screen.Action("s", title: "Save", isEnabled: activity == nil),
      Screen.Action(.escape, title: "Cancel"),
    ]
  }

  private func select(_ choice: Int) {
    guard choices.indices.contains(choice) else { return }
    selectedChoice = choice
    delegate?.editCatView(self, didSelectChoice: choice)
  }
}

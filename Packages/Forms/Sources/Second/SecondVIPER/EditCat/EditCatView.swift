import Presentation
import TerminalPresentation
import TerminalUI

/// Draws the editor and passes its user's actions on.
final class EditCatView: Scene, AlertingView {
  var onChange: () -> Void = {}
  var alert: Screen.Alert?

  private let output: any EditCatViewOutput
  /// `nil` until there is a picture to show.
  private var editor: EditCatDisplayData?

  init(output: any EditCatViewOutput) {
    self.output = output
  }

  var screen: Screen {
    Screen(title: "Edit Cat", content: content, actions: actions, alert: alert)
  }

  func appeared() {
    output.viewDidAppear()
  }

  func press(_ key: Key) {
    switch key {
    case .up: output.didMoveSelection(by: -1)
    case .down: output.didMoveSelection(by: 1)
    case "s": output.didChooseSave()
    case .escape: output.didChooseClose()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    hideAlert()
    output.didDismissNotice()
  }

  private var content: [Screen.Content] {
    guard let editor else { return [] }
    var content: [Screen.Content] = []
    switch editor.activity {
    case .filtering: content.append(.spinner("Working"))
    case .saving: content.append(.spinner("Saving"))
    case nil: break
    }
    if let picture = Screen.Picture(editor.picture) {
      content.append(.picture(picture))
    }
    let rows = editor.choices.map { Screen.Row(text: $0) }
    let section = Screen.Section(title: "", rows: rows)
    content.append(.list(Screen.List(sections: [section], selection: editor.selection)))
    return content
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, title: "Choose", isEnabled: editor?.activity != .saving),
      Screen.Action("s", title: "Save", isEnabled: editor != nil && editor?.activity == nil),
      Screen.Action(.escape, title: "Cancel"),
    ]
  }
}

extension EditCatView: EditCatViewInput {
  func show(_ editor: EditCatDisplayData) {
    self.editor = editor
    onChange()
  }
}

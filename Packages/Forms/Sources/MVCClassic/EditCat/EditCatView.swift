import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// Draws the editor by reading the model, and sends user actions to its controller.
final class EditCatView {
  let model: any EditCatReading
  var onChange: () -> Void = {}

  private let controller: any EditCatControlling
  private let formatter = EditCatFormatter()

  init(model: any EditCatReading, controller: any EditCatControlling) {
    self.model = model
    self.controller = controller
    model.addObserver(self)
  }
}

extension EditCatView: ModelObserver {
  func modelChanged() {
    onChange()
  }
}

extension EditCatView: Scene {
  var screen: Screen {
    Screen(title: "Edit Cat", content: content, actions: actions, alert: alert)
  }

  private var content: [Screen.Content] {
    let pictures = [Screen.Picture(CatPicture(model.picture))].compactMap(\.self)
    let filtering = model.isFiltering ? [Screen.Content.spinner("Working")] : []
    let saving = model.isSaving ? [Screen.Content.spinner("Saving")] : []
    return filtering + saving + pictures.map(Screen.Content.picture) + [.list(choices)]
  }

  private var choices: Screen.List {
    let rows = formatter.choices.map { Screen.Row(text: $0) }
    return Screen.List(
      sections: [Screen.Section(title: "", rows: rows)], selection: model.choice)
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, title: "Choose", isEnabled: model.canChoose),
      Screen.Action("s", title: "Save", isEnabled: model.canSave),
      Screen.Action(.escape, title: "Cancel"),
    ]
  }

  private var alert: Screen.Alert? {
    switch model.notice {
    case .saved(let name): Screen.Alert(Notice(formatter.saved(as: name)))
    case .saveFailed(let reason): Screen.Alert(Notice(formatter.saveFailure, reason: reason))
    case nil: nil
    }
  }

  func press(_ key: Key) {
    switch key {
    case .up: controller.choiceMoved(by: -1)
    case .down: controller.choiceMoved(by: 1)
    case "s": controller.savePressed()
    case .escape: controller.cancelPressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    controller.alertAnswered()
  }
}

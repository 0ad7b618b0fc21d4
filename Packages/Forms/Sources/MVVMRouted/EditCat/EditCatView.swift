import Presentation
import TerminalPresentation
import TerminalUI

/// Draws values that are bound to its view model, and calls the view model for user actions.
final class EditCatView {
  /// The displayed values, each kept up to date by a binding to the view model.
  private struct Shown {
    var choices: [String] = []
    var choice = 0
    var picture: CatPicture?
    var isFiltering = false
    var isSaving = false
    var canChoose = false
    var canSave = false
    var notice: Notice?
  }

  var onChange: () -> Void = {}

  private let viewModel: any EditCatViewModelProtocol
  private var shown = Shown() { didSet { onChange() } }

  init(viewModel: any EditCatViewModelProtocol) {
    self.viewModel = viewModel
    shown.choices = viewModel.choices
    viewModel.choice.bind(to: self, \.shown.choice)
    viewModel.picture.bind(to: self, \.shown.picture)
    viewModel.isFiltering.bind(to: self, \.shown.isFiltering)
    viewModel.isSaving.bind(to: self, \.shown.isSaving)
    viewModel.canChoose.bind(to: self, \.shown.canChoose)
    viewModel.canSave.bind(to: self, \.shown.canSave)
    viewModel.notice.bind(to: self, \.shown.notice)
  }
}

extension EditCatView: Scene {
  var screen: Screen {
    Screen(
      title: "Edit Cat", content: content, actions: actions,
      alert: shown.notice.map(Screen.Alert.init))
  }

  private var content: [Screen.Content] {
    let pictures = [shown.picture].compactMap { $0.flatMap(Screen.Picture.init) }
    let filtering = shown.isFiltering ? [Screen.Content.spinner("Working")] : []
    let saving = shown.isSaving ? [Screen.Content.spinner("Saving")] : []
    return filtering + saving + pictures.map(Screen.Content.picture) + [.list(list)]
  }

  private var list: Screen.List {
    let rows = shown.choices.map { Screen.Row(text: $0) }
    return Screen.List(
      sections: [Screen.Section(title: "", rows: rows)], selection: shown.choice)
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, title: "Choose", isEnabled: shown.canChoose),
      Screen.Action("s", title: "Save", isEnabled: shown.canSave),
      Screen.Action(.escape, title: "Cancel"),
    ]
  }

  func press(_ key: Key) {
    switch key {
    case .up: viewModel.choiceMoved(by: -1)
    case .down: viewModel.choiceMoved(by: 1)
    case "s": viewModel.savePressed()
    case .escape: viewModel.cancelPressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    viewModel.alertAnswered()
  }
}

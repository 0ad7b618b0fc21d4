import Presentation
import TerminalPresentation
import TerminalUI

/// Draws values that are bound to its view model, and calls the view model for user actions.
final class EditCatView {
  var onChange: () -> Void = {}

  private let viewModel: any EditCatViewModelProtocol

  private var choice = 0 { didSet { onChange() } }
  private var picture: CatPicture? { didSet { onChange() } }
  private var isFiltering = false { didSet { onChange() } }
  private var isSaving = false { didSet { onChange() } }
  private var canChoose = false { didSet { onChange() } }
  private var canSave = false { didSet { onChange() } }
  private var notice: Notice? { didSet { onChange() } }

  init(viewModel: any EditCatViewModelProtocol) {
    self.viewModel = viewModel
    viewModel.choice.bind(to: self, \.choice)
    viewModel.picture.bind(to: self, \.picture)
    viewModel.isFiltering.bind(to: self, \.isFiltering)
    viewModel.isSaving.bind(to: self, \.isSaving)
    viewModel.canChoose.bind(to: self, \.canChoose)
    viewModel.canSave.bind(to: self, \.canSave)
    viewModel.notice.bind(to: self, \.notice)
  }
}

extension EditCatView: Scene {
  var screen: Screen {
    Screen(
      title: "Edit Cat", content: content, actions: actions,
      alert: notice.map(Screen.Alert.init))
  }

  private var content: [Screen.Content] {
    let pictures = [picture].compactMap { $0.flatMap(Screen.Picture.init) }
    let filtering = isFiltering ? [Screen.Content.spinner("Working")] : []
    let saving = isSaving ? [Screen.Content.spinner("Saving")] : []
    return filtering + saving + pictures.map(Screen.Content.picture) + [.list(list)]
  }

  private var list: Screen.List {
    let rows = viewModel.choices.map { Screen.Row(text: $0) }
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

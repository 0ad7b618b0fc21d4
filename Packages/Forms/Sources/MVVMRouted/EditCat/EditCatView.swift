import Presentation
import TerminalUI

/// Draws what is bound to its view model, and calls the view model for what the user does.
final class EditCatView {
  /// What is shown, each part of it as the view model had it last.
  fileprivate struct Shown {
    var choices: [String] = []
    var choice = 0
    var picture: CatPicture?
    var isFiltering = false
    var isSaving = false
    var canChoose = false
    var canSave = false
    var notice: EditCatNotice?
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
  var screen: Screen { Screen(shown) }

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

extension Screen {
  fileprivate init(_ shown: EditCatView.Shown) {
    let rows = shown.choices.map { Row(text: $0) }
    let list = List(
      sections: [Section(title: "", rows: rows)], selection: shown.choice)
    let pictures = [shown.picture].compactMap { $0.flatMap(Picture.init) }
    let filtering = shown.isFiltering ? [Content.spinner("Working")] : []
    let saving = shown.isSaving ? [Content.spinner("Saving")] : []
    self.init(
      title: "Edit Cat",
      content: filtering + saving + pictures.map(Content.picture) + [.list(list)],
      actions: Self.actions(shown),
      alert: shown.notice.map { Alert(.notice, $0.message, detail: $0.reason) })
  }

  private static func actions(_ shown: EditCatView.Shown) -> [Action] {
    [
      Action(.up, .down, title: "Choose", isEnabled: shown.canChoose),
      Action("s", title: "Save", isEnabled: shown.canSave),
      Action(.escape, title: "Cancel"),
    ]
  }
}

import Presentation
import TerminalPresentation
import TerminalUI

/// Draws the cat loader as its presenter says, and tells the presenter what the user does.
final class LoadCatView {
  typealias MakeEditor = (EditCatPresenter) -> any Scene

  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)?

  private let presenter: LoadCatPresenter
  private let makeEditor: MakeEditor
  private var caption = ""
  private var isLoading = false
  private var picture: CatPicture?
  private var canLoad = false
  private var canCancel = false
  private var canEdit = false

  init(presenter: LoadCatPresenter, makeEditor: @escaping MakeEditor) {
    self.presenter = presenter
    self.makeEditor = makeEditor
    presenter.attach(self)
  }
}

extension LoadCatView: LoadCatViewProtocol {
  func showCaption(_ caption: String) {
    self.caption = caption
    onChange()
  }

  func showLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
    onChange()
  }

  func showPicture(_ picture: CatPicture?) {
    self.picture = picture
    onChange()
  }

  func enableActions(load canLoad: Bool, cancel canCancel: Bool, edit canEdit: Bool) {
    self.canLoad = canLoad
    self.canCancel = canCancel
    self.canEdit = canEdit
    onChange()
  }

  func presentEditor(_ presenter: EditCatPresenter) {
    presented = makeEditor(presenter)
    onChange()
  }

  func dismissEditor() {
    presented = nil
    onChange()
  }
}

extension LoadCatView: Scene {
  var screen: Screen {
    Screen(title: "Cats", content: content, actions: actions)
  }

  private var content: [Screen.Content] {
    let spinner = isLoading ? [Screen.Content.spinner("Loading")] : []
    return [.text(caption)] + spinner + pictures
  }

  private var pictures: [Screen.Content] {
    [picture].compactMap { $0.flatMap(Screen.Picture.init).map(Screen.Content.picture) }
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("l", title: "Load", isEnabled: canLoad),
      Screen.Action("x", title: "Cancel", isEnabled: canCancel),
      Screen.Action("e", title: "Edit", isEnabled: canEdit),
    ]
  }

  func press(_ key: Key) {
    switch key {
    case "l": presenter.loadPressed()
    case "x": presenter.cancelPressed()
    case "e": presenter.editPressed()
    default: break
    }
  }
}

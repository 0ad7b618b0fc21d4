import Presentation
import TerminalPresentation
import TerminalUI

/// Draws the cat loader from its presenter's state, and sends user actions to the presenter.
final class LoadCatView {
  typealias MakeEditor = (EditCatPresenter) -> any Scene

  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)?

  private let presenter: LoadCatPresenter
  private let makeEditor: MakeEditor

  init(presenter: LoadCatPresenter, makeEditor: @escaping MakeEditor) {
    self.presenter = presenter
    self.makeEditor = makeEditor
    presenter.attach(self)
  }
}

/// The commands that the presenter gives the cat loader.
extension LoadCatView {
  /// Redraws after the presenter's state has changed.
  func update() {
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
    let spinner = presenter.isLoading ? [Screen.Content.spinner("Loading")] : []
    return [.text(presenter.caption)] + spinner + pictures
  }

  private var pictures: [Screen.Content] {
    [presenter.picture.map(CatPicture.init)]
      .compactMap { $0.flatMap(Screen.Picture.init).map(Screen.Content.picture) }
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("l", title: "Load", isEnabled: !presenter.isLoading),
      Screen.Action("x", title: "Cancel", isEnabled: presenter.isLoading),
      Screen.Action("e", title: "Edit", isEnabled: presenter.picture != nil),
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

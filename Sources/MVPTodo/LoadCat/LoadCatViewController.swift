import TerminalUI

/// Draws the cat loader as its presenter says, and tells the presenter what the user does.
final class LoadCatViewController {
  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)?

  private let presenter: any LoadCatPresenterProtocol
  private var caption = ""
  private var isLoading = false
  private var picture: CatPicture?

  init(presenter: any LoadCatPresenterProtocol) {
    self.presenter = presenter
    presenter.attach(self)
  }
}

extension LoadCatViewController: LoadCatView {
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

  func showEditor(_ presenter: any EditCatPresenterProtocol) {
    presented = EditCatViewController(presenter: presenter)
    onChange()
  }

  func hideEditor() {
    presented = nil
    onChange()
  }
}

extension LoadCatViewController: Scene {
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
      Screen.Action("l", title: "Load", isEnabled: !isLoading),
      Screen.Action("x", title: "Cancel", isEnabled: isLoading),
      Screen.Action("e", title: "Edit", isEnabled: picture != nil),
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

extension Screen.Picture {
  init?(_ picture: CatPicture) {
    self.init(width: picture.width, height: picture.height, rgba: picture.rgba)
  }
}

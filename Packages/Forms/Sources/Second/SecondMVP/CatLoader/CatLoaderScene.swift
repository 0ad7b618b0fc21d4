import Presentation
import TerminalPresentation
import TerminalUI

/// The view of the loader.
final class CatLoaderScene: Scene, CatLoaderView {
  private let presenter: CatLoaderPresenter
  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)? { didSet { onChange() } }

  var caption: String? { didSet { onChange() } }
  var picture: CatPicture? { didSet { onChange() } }
  var isLoading = false { didSet { onChange() } }
  var isLoadEnabled = false { didSet { onChange() } }
  var isCancelEnabled = false { didSet { onChange() } }
  var isEditEnabled = false { didSet { onChange() } }

  init(presenter: CatLoaderPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func showEditor(_ presenter: CatEditorPresenter) {
    presented = CatEditorScene(presenter: presenter)
  }

  func closeEditor() {
    presented = nil
  }

  // MARK: Drawing

  var screen: Screen {
    Screen(title: "Cats", content: content, actions: actions)
  }

  private var content: [Screen.Content] {
    var content: [Screen.Content] = [.text(caption ?? "")]
    if isLoading {
      content.append(.spinner("Loading"))
    }
    if let picture = picture.flatMap({ Screen.Picture($0) }) {
      content.append(.picture(picture))
    }
    return content
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("l", title: "Load", isEnabled: isLoadEnabled),
      Screen.Action("x", title: "Cancel", isEnabled: isCancelEnabled),
      Screen.Action("e", title: "Edit", isEnabled: isEditEnabled),
    ]
  }

  // MARK: Events

  func press(_ key: Key) {
    switch key {
    case "l": presenter.load()
    case "x": presenter.cancel()
    case "e": presenter.edit()
    default: break
    }
  }
}

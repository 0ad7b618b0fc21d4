import Presentation
import TerminalPresentation
import TerminalUI

/// Is told what the user does with the loader.
protocol LoadCatViewDelegate: AnyObject {
  func loadCatViewDidTapLoad(_ view: LoadCatView)
  func loadCatViewDidTapCancel(_ view: LoadCatView)
  func loadCatViewDidTapEdit(_ view: LoadCatView)
}

/// Shows a cat with its caption, or that one is being loaded.
final class LoadCatView: View {
  weak var delegate: (any LoadCatViewDelegate)?
  var onChange: () -> Void = {}

  var caption = "" {
    didSet { onChange() }
  }

  var picture: CatPicture? {
    didSet { onChange() }
  }

  var isLoading = false {
    didSet { onChange() }
  }

  var screen: Screen {
    var content: [Screen.Content] = [.text(caption)]
    if let picture = picture.flatMap({ Screen.Picture($0) }) {
      content.append(.picture(picture))
    }
    if isLoading {
      content.append(.spinner("Loading"))
    }
    return Screen(title: "Cats", content: content, actions: actions)
  }

  func press(_ key: Key) {
    switch key {
    case "l": delegate?.loadCatViewDidTapLoad(self)
    case "x": delegate?.loadCatViewDidTapCancel(self)
    case "e": delegate?.loadCatViewDidTapEdit(self)
    default: break
    }
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("l", title: "Load", isEnabled: !isLoading),
      Screen.Action("x", title: "Cancel", isEnabled: isLoading),
      Screen.Action("e", title: "Edit", isEnabled: picture != nil),
    ]
  }
}

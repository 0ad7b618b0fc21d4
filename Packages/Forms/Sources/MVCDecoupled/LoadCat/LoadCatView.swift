import Presentation
import TerminalPresentation
import TerminalUI

/// What the cat loader tells whoever controls it.
protocol LoadCatViewDelegate: AnyObject {
  func loadPressed()
  func cancelPressed()
  func editPressed()
}

/// Draws the cat loader.
final class LoadCatView: LoadCatViewing {
  weak var delegate: (any LoadCatViewDelegate)?
  var onChange: () -> Void = {}

  var caption = "" { didSet { onChange() } }
  var isLoading = false { didSet { onChange() } }
  var picture: CatPicture? { didSet { onChange() } }
  var canLoad = false { didSet { onChange() } }
  var canCancel = false { didSet { onChange() } }
  var canEdit = false { didSet { onChange() } }
}

extension LoadCatView: View {
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
    case "l": delegate?.loadPressed()
    case "x": delegate?.cancelPressed()
    case "e": delegate?.editPressed()
    default: break
    }
  }
}

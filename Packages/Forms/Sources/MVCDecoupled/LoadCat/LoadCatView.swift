import Presentation
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

  private var caption = ""
  private var isLoading = false
  private var picture: CatPicture?
  private var canLoad = false
  private var canCancel = false
  private var canEdit = false

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
}

extension LoadCatView {
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

extension Screen.Picture {
  init?(_ picture: CatPicture) {
    self.init(width: picture.width, height: picture.height, rgba: picture.rgba)
  }
}

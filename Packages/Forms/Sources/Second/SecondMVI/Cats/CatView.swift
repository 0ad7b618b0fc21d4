import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// Draws the loader.
struct CatView: MVIView {
  private let formatter = LoadCatFormatter()

  func intent(for key: Key, in state: CatState) -> CatIntent? {
    switch key {
    case "l": .load
    case "x": .cancel
    case "e": .edit
    default: nil
    }
  }

  func render(_ state: CatState) -> Screen {
    Screen(
      title: "Cats",
      content: content(state.stage),
      actions: [
        Screen.Action("l", title: "Load", isEnabled: !state.isLoading),
        Screen.Action("x", title: "Cancel", isEnabled: state.isLoading),
        Screen.Action("e", title: "Edit", isEnabled: state.picture != nil),
      ])
  }

  private func content(_ stage: CatState.Stage) -> [Screen.Content] {
    switch stage {
    case .idle:
      []
    case .loading(let address):
      [.text(address?.text ?? ""), .spinner("Loading")]
    case .loaded(let address, let picture):
      [.text(address.text)] + Screen.Content.pictures(picture)
    case .cancelled:
      [.text(formatter.caption(of: .cancelled))]
    case .failed(let error):
      [.text(formatter.caption(of: error))]
    }
  }
}

extension Screen.Content {
  /// A picture, or nothing if it can't be shown.
  static func pictures(_ picture: Bitmap) -> [Screen.Content] {
    Screen.Picture(CatPicture(picture)).map { [.picture($0)] } ?? []
  }
}

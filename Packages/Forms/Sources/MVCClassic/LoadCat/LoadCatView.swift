import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// Draws the cat loader by reading the model, and sends user actions to its controller.
final class LoadCatView {
  var onChange: () -> Void = {}

  private let model: any LoadCatReading
  private let controller: any LoadCatControlling
  private let formatter = LoadCatFormatter()
  private var editor: EditCatView?

  init(model: any LoadCatReading, controller: any LoadCatControlling) {
    self.model = model
    self.controller = controller
    model.addObserver(self)
    followEditor()
  }

  /// Shows the model's open editor in a separate view.
  private func followEditor() {
    guard model.editor !== editor?.model else { return }
    if let model = model.editor, let controller = controller.makeEditorController() {
      editor = EditCatView(model: model, controller: controller)
    } else {
      editor = nil
    }
  }
}

extension LoadCatView: ModelObserver {
  func modelChanged() {
    followEditor()
    onChange()
  }
}

extension LoadCatView: Scene {
  var presented: (any Scene)? { editor }

  var screen: Screen {
    Screen(title: "Cats", content: content, actions: actions)
  }

  private var content: [Screen.Content] {
    let spinner = model.isLoading ? [Screen.Content.spinner("Loading")] : []
    return [.text(caption)] + spinner + pictures
  }

  private var caption: String {
    switch model.caption {
    case .address(let address): address.text
    case .failure(let error): formatter.caption(of: error)
    case nil: ""
    }
  }

  private var pictures: [Screen.Content] {
    [model.picture].compactMap {
      $0.map(CatPicture.init).flatMap(Screen.Picture.init).map(Screen.Content.picture)
    }
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("l", title: "Load", isEnabled: model.canLoad),
      Screen.Action("x", title: "Cancel", isEnabled: model.canCancel),
      Screen.Action("e", title: "Edit", isEnabled: model.canEdit),
    ]
  }

  func press(_ key: Key) {
    switch key {
    case "l": controller.loadPressed()
    case "x": controller.cancelPressed()
    case "e": controller.editPressed()
    default: break
    }
  }
}

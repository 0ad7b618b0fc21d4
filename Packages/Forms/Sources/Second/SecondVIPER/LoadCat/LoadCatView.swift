import TerminalPresentation
import TerminalUI

/// Draws the loader and passes its user's actions on.
final class LoadCatView: Scene {
  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)?

  private let output: any LoadCatViewOutput
  private var cat = LoadCatDisplayData()

  init(output: any LoadCatViewOutput) {
    self.output = output
  }

  var screen: Screen {
    var content: [Screen.Content] = [.text(cat.caption)]
    if cat.isLoading {
      content.append(.spinner("Loading"))
    }
    if let picture = cat.picture.flatMap({ Screen.Picture($0) }) {
      content.append(.picture(picture))
    }
    return Screen(title: "Cats", content: content, actions: actions)
  }

  func press(_ key: Key) {
    switch key {
    case "l": output.didChooseLoad()
    case "x": output.didChooseCancel()
    case "e": output.didChooseEdit()
    default: break
    }
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("l", title: "Load", isEnabled: !cat.isLoading),
      Screen.Action("x", title: "Cancel", isEnabled: cat.isLoading),
      Screen.Action("e", title: "Edit", isEnabled: cat.picture != nil),
    ]
  }
}

extension LoadCatView: LoadCatViewInput {
  func show(_ cat: LoadCatDisplayData) {
    self.cat = cat
    onChange()
  }
}

extension LoadCatView: Presenting {
  func present(_ scene: any Scene) {
    presented = scene
    scene.appeared()
    onChange()
  }

  func dismiss() {
    presented = nil
    onChange()
  }
}

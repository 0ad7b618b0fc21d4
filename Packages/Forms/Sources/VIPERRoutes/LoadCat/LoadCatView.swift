import Presentation
import TerminalPresentation
import TerminalUI

/// Draws the cat loader with data from its presenter's data source, and sends user actions to the
/// event handler.
final class LoadCatView {
  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)?

  private let presenter: any LoadCatPresenterProtocol

  init(presenter: any LoadCatPresenterProtocol) {
    self.presenter = presenter
  }

  private var dataSource: any LoadCatDataSource { presenter.dataSource }

  private var eventHandler: any LoadCatEventHandler { presenter.eventHandler }
}

extension LoadCatView: LoadCatViewProtocol {
  func dataChanged() {
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

extension LoadCatView: Scene {
  var screen: Screen {
    Screen(title: "Cats", content: content, actions: actions)
  }

  private var content: [Screen.Content] {
    let spinner = dataSource.isLoading ? [Screen.Content.spinner("Loading")] : []
    return [.text(dataSource.caption)] + spinner + pictures
  }

  private var pictures: [Screen.Content] {
    [dataSource.picture].compactMap { $0.flatMap(Screen.Picture.init).map(Screen.Content.picture) }
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("l", title: "Load", isEnabled: dataSource.canLoad),
      Screen.Action("x", title: "Cancel", isEnabled: dataSource.canCancel),
      Screen.Action("e", title: "Edit", isEnabled: dataSource.canEdit),
    ]
  }

  func press(_ key: Key) {
    switch key {
    case "l": eventHandler.loadPressed()
    case "x": eventHandler.cancelPressed()
    case "e": eventHandler.editPressed()
    default: break
    }
  }
}

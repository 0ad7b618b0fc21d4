import Presentation
import TerminalPresentation
import TerminalUI

/// Draws the editor with data from its presenter's data source, and sends user actions to the
/// event handler.
final class EditCatView {
  var onChange: () -> Void = {}

  private let presenter: any EditCatPresenterProtocol

  init(presenter: any EditCatPresenterProtocol) {
    self.presenter = presenter
  }

  private var dataSource: any EditCatDataSource { presenter.dataSource }

  private var eventHandler: any EditCatEventHandler { presenter.eventHandler }
}

extension EditCatView: EditCatViewProtocol {
  func dataChanged() {
    onChange()
  }
}

extension EditCatView: Scene {
  var screen: Screen {
    Screen(
      title: "Edit Cat", content: content, actions: actions,
      alert: dataSource.alert.map(Screen.Alert.init))
  }

  private var content: [Screen.Content] {
    let pictures = [dataSource.picture].compactMap { $0.flatMap(Screen.Picture.init) }
    let filtering = dataSource.isFiltering ? [Screen.Content.spinner("Working")] : []
    let saving = dataSource.isSaving ? [Screen.Content.spinner("Saving")] : []
    return filtering + saving + pictures.map(Screen.Content.picture) + [.list(choices)]
  }

  private var choices: Screen.List {
    let rows = dataSource.choices.map { Screen.Row(text: $0) }
    return Screen.List(
      sections: [Screen.Section(title: "", rows: rows)], selection: dataSource.selection)
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, title: "Choose", isEnabled: dataSource.canChoose),
      Screen.Action("s", title: "Save", isEnabled: dataSource.canSave),
      Screen.Action(.escape, title: "Cancel"),
    ]
  }

  func appeared() {
    eventHandler.appeared()
  }

  func press(_ key: Key) {
    switch key {
    case .up: eventHandler.choiceMoved(by: -1)
    case .down: eventHandler.choiceMoved(by: 1)
    case "s": eventHandler.savePressed()
    case .escape: eventHandler.cancelPressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    eventHandler.alertAnswered()
  }
}

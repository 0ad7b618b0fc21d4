import Presentation
import TerminalPresentation
import TerminalUI

/// Draws the list with data from its presenter's data source, and sends user actions to the
/// event handler.
final class TodoListView {
  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)?

  private let presenter: any TodoListPresenterProtocol

  init(presenter: any TodoListPresenterProtocol) {
    self.presenter = presenter
  }

  private var dataSource: any TodoListDataSource { presenter.dataSource }

  private var eventHandler: any TodoListEventHandler { presenter.eventHandler }
}

extension TodoListView: TodoListViewProtocol {
  func dataChanged() {
    onChange()
  }
}

extension TodoListView: TodoListLinks {
  func request(forTodo id: Int64) throws(LinkError) -> TodoFormRequest {
    try eventHandler.request(forTodo: id)
  }

  func openForm(_ request: TodoFormRequest) {
    eventHandler.formLinked(request)
  }
}

extension TodoListView: Presenting {
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

extension TodoListView: Scene {
  var screen: Screen {
    Screen(
      title: "Todos", content: [.text(dataSource.summary), .text(dataSource.filter), list],
      actions: actions, alert: dataSource.alert.map(Screen.Alert.init))
  }

  private var list: Screen.Content {
    if let placeholder = dataSource.placeholder { return .text(placeholder, .dimmed) }
    return .list(
      Screen.List(
        sections: dataSource.sections.map(Screen.Section.init), selection: dataSource.selection))
  }

  private var actions: [Screen.Action] {
    let canUseSelected = dataSource.canUseSelected
    return [
      Screen.Action(.up, .down, isEnabled: canUseSelected),
      Screen.Action("a", title: "Add"),
      Screen.Action(.enter, title: "Edit", isEnabled: canUseSelected),
      Screen.Action(.space, title: "Done", isEnabled: canUseSelected),
      Screen.Action("d", title: "Delete", isEnabled: canUseSelected),
      Screen.Action("f", title: "Filter"),
      Screen.Action("c", title: "Clear", isEnabled: dataSource.canClearDone),
    ]
  }

  func appeared() {
    eventHandler.appeared()
  }

  func press(_ key: Key) {
    switch key {
    case .up: eventHandler.selectionMoved(by: -1)
    case .down: eventHandler.selectionMoved(by: 1)
    case "a": eventHandler.addPressed()
    case .enter: eventHandler.editPressed()
    case .space: eventHandler.donePressed()
    case "d": eventHandler.deletePressed()
    case "f": eventHandler.filterPressed()
    case "c": eventHandler.clearDonePressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    eventHandler.alertAnswered(yes)
  }
}

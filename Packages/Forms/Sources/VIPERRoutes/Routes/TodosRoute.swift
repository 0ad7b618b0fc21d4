import Shared
import TerminalUI

/// The routes for todos: the keys of the pages, and the links that open them.
enum TodosRoute {
  static let title = "Todos"

  static let list = PageKey<any TodoListPage>("todos.list")
  static let form = PageKey<any TodoFormPage>("todos.form")

  static func openList(in window: Window) throws(LinkError) {
    let (tab, _) = try window.tab(title, showing: (any TodoListLinks).self)
    window.select(tab)
  }

  static func openForm(_ request: TodoFormRequest, in window: Window) throws(LinkError) {
    let (tab, list) = try window.tab(title, showing: (any TodoListLinks).self)
    window.select(tab)
    list.openForm(request)
  }

  /// Looks for the todo before it shows anything.
  static func openForm(forTodo id: Int64, in window: Window) throws(LinkError) {
    let (_, list) = try window.tab(title, showing: (any TodoListLinks).self)
    try openForm(list.request(forTodo: id), in: window)
  }
}

// MARK: The list

/// Makes the list's scene.
protocol TodoListPage {
  func scene() -> any Scene
}

/// The requests that links make to the displayed list.
protocol TodoListLinks: AnyObject {
  /// Returns the form's request for editing a stored todo.
  func request(forTodo id: Int64) throws(LinkError) -> TodoFormRequest
  func openForm(_ request: TodoFormRequest)
}

// MARK: The form

/// Makes forms to be presented over a host.
protocol TodoFormPage {
  func scene(
    for request: TodoFormRequest, host: any Presenting, output: any TodoFormModuleOutput
  ) -> any Scene
}

/// The purpose of the form.
nonisolated enum TodoFormRequest: Equatable, Sendable {
  /// A new todo with the given values; without a day it is due today.
  case add(title: String = "", due: CalendarDay? = nil)
  /// A todo that exists.
  case edit(id: TodoItem.ID, title: String, due: CalendarDay)
}

/// Notified by the form when a todo was saved.
protocol TodoFormModuleOutput: AnyObject {
  func todoFormSaved(_ id: TodoItem.ID)
}

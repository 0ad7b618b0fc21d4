import Shared
import TerminalUI

/// The business of todos: the keys of its pages, and where its links lead.
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

/// Makes the list for whoever shows it.
protocol TodoListPage {
  func scene() -> any Scene
}

/// What links ask of a list that is shown.
protocol TodoListLinks: AnyObject {
  /// What the form needs for a todo that is stored.
  func request(forTodo id: Int64) throws(LinkError) -> TodoFormRequest
  func openForm(_ request: TodoFormRequest)
}

// MARK: The form

/// Makes forms for whoever presents them.
protocol TodoFormPage {
  func scene(
    for request: TodoFormRequest, host: any Presenting, output: any TodoFormModuleOutput
  ) -> any Scene
}

/// What the form is for.
nonisolated enum TodoFormRequest: Equatable, Sendable {
  /// A new todo, as far as it is known; without a day it is due today.
  case add(title: String = "", due: CalendarDay? = nil)
  /// A todo that exists.
  case edit(id: TodoItem.ID, title: String, due: CalendarDay)
}

/// What the form tells whoever presents it.
protocol TodoFormModuleOutput: AnyObject {
  func todoFormSaved(_ id: TodoItem.ID)
}

import Presentation
import Testing

@testable import MVVMTodo

extension TodoListViewModel {
  /// Adds a todo; the list makes its form's view model itself, so it is the real one that saves.
  func saveNewTodo(_ title: String) throws {
    addPressed()
    let form = try #require(form)
    form.title = title
    form.savePressed()
  }

  var titles: [String] {
    sections.flatMap(\.rows).map(\.title)
  }

  var selectedTitle: String? {
    selection.map { titles[$0] }
  }
}

import Presentation
import Testing

@testable import MVVMBound

extension TodoListViewModel {
  /// Adds a todo; the list makes its form's view model itself, so the real one saves.
  func saveNewTodo(_ title: String) throws {
    addPressed()
    let form = try #require(form.value)
    form.title.value = title
    form.savePressed()
  }

  var titles: [String] {
    sections.value.flatMap(\.rows).map(\.title)
  }

  var selectedTitle: String? {
    selection.value.map { titles[$0] }
  }
}

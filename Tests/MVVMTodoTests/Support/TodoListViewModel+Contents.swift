@testable import MVVMTodo

extension TodoListViewModel {
  var titles: [String] {
    sections.flatMap(\.rows).map(\.title)
  }

  var selectedTitle: String? {
    selection.map { titles[$0] }
  }
}

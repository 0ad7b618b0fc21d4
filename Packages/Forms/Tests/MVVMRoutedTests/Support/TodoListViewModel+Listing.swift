import Presentation

@testable import MVVMRouted

extension TodoListViewModel {
  var titles: [String] {
    sections.value.flatMap(\.rows).map(\.title)
  }

  var selectedTitle: String? {
    selection.value.map { titles[$0] }
  }
}

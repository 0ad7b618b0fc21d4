import Presentation

@testable import VIPERObserved

extension TodoListViewModel {
  var placeholder: String? {
    if case .placeholder(let text) = list { text } else { nil }
  }

  var sections: [TodoListSection] {
    if case .sections(let sections) = list { sections } else { [] }
  }
}

import Presentation

@testable import MVPPresentation

extension TodoListPresentation {
  private var rows: [TodoListRow] { sections.flatMap(\.rows) }

  var titles: [String] { rows.map(\.title) }

  var selectedTitle: String? { selection.map { rows[$0].title } }
}

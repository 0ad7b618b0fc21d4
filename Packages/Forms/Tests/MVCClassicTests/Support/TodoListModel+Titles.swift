import Shared

@testable import MVCClassic

extension TodoListModel {
  var titles: [String] { sections.flatMap(\.todos).map(\.title) }

  var selectedTitle: String? { selectedRow.map { titles[$0] } }
}

import Observation
import Presentation

/// What the list shows, as its presenter set it; it does nothing, and knows nobody.
@Observable
final class TodoListViewModel {
  /// The rows, or what stands in their place when there are none.
  ///
  /// It is not equatable: what is, Observation compares with what was there, which would make all rows.
  enum List {
    case placeholder(String)
    case sections([TodoListSection])
  }

  enum Alert: Equatable {
    case question(String)
    case failure(String, reason: String)
  }

  var summary = ""
  var filterTitle = ""
  var list = List.placeholder("")
  /// The selected row, counted over all sections.
  var selection: Int?
  var canUseSelected = false
  var canClearDone = false
  var alert: Alert?
}

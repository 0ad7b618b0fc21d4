import Observation
import Presentation

/// The values that the list shows, set by its presenter; it has no logic and no references.
@Observable
final class TodoListViewModel {
  /// The rows, or a placeholder if there are none.
  ///
  /// It isn't equatable; if it were, Observation would compare values and create all lazy rows.
  enum List {
    case placeholder(String)
    case sections([TodoListSection])
  }

  enum Alert: Equatable {
    case question(String)
    case notice(Notice)
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

import TerminalUI
import TestSupport

/// What may be left of an app: its window and the parts of its environment, all held weakly.
///
/// Anything that is left, an object, a closure or a task, keeps a part of the environment alive.
struct Remains {
  private struct Entry {
    weak var object: AnyObject?
  }

  private let entries: [String: Entry]

  init(of app: Launch) {
    var parts: [String: AnyObject] = [
      "store": app.store, "addresses": app.cats.addresses, "pictures": app.cats.pictures,
      "filters": app.processor.calls, "photos": app.library.calls,
    ]
    parts["window"] = app.window
    entries = parts.mapValues { Entry(object: $0) }
  }

  /// The names of the living ones.
  var living: [String] {
    entries.filter { $0.value.object != nil }.keys.sorted()
  }
}

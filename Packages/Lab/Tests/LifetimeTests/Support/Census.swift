import Implementations
import TerminalUI
import TestSupport

/// The implementations' objects that scenes reach through stored properties, each held weakly.
///
/// Objects held only by a closure or a task aren't included; `Remains` finds those.
struct Census {
  private struct Entry {
    weak var object: AnyObject?
    let type: String
  }

  /// The number of visited values, objects and others: it reveals a list that grows unnoticed.
  private(set) var valueCount = 0
  private var entries: [ObjectIdentifier: Entry] = [:]

  init(of scenes: [any Scene]) {
    for scene in scenes { visit(scene) }
  }

  init(of window: Window) {
    self.init(of: window.tabs.map(\.scene))
  }

  /// The number of living objects.
  var livingCount: Int { entries.values.count { $0.object != nil } }

  /// The types of the living objects, sorted by name.
  var living: [String] {
    entries.values.filter { $0.object != nil }.map(\.type).sorted()
  }

  /// The objects that another census doesn't have.
  func subtracting(_ other: Census) -> Census {
    var census = self
    census.entries = entries.filter { other.entries[$0.key]?.object == nil }
    return census
  }

  private mutating func visit(_ value: Any) {
    // A task's properties belong to the runtime, and it contains no other values.
    if value is Task<Void, Never> { return }
    valueCount += 1
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      let object = value as AnyObject
      let id = ObjectIdentifier(object)
      let name = Self.name(of: object)
      // The toolkit's object for an observing view counts as part of that view.
      let isCounted = Self.modules.contains(Ledger.module(of: object)) || name == "Observed"
      guard isCounted, entries[id] == nil else { return }
      entries[id] = Entry(object: object, type: name)
    }
    for child in mirror.children { visit(child.value) }
  }

  private static let modules = Set(Implementation.allCases.map(\.module))

  /// `TodoListView`, or `Observed` for a generic type.
  private static func name(of object: AnyObject) -> String {
    String("\(type(of: object))".prefix { $0 != "<" })
  }
}

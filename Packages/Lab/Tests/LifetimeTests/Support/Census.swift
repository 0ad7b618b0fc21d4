import Implementations
import TerminalUI
import TestSupport

/// The objects of the implementations that scenes reach through stored properties, each held weakly.
///
/// What only a closure or a task holds isn't among them; `Remains` tells of that.
struct Census {
  private struct Entry {
    weak var object: AnyObject?
    let type: String
  }

  /// How many values were looked at, objects and others: it grows with a list that grows unseen.
  private(set) var valueCount = 0
  private var entries: [ObjectIdentifier: Entry] = [:]

  init(of scenes: [any Scene]) {
    for scene in scenes { visit(scene) }
  }

  init(of window: Window) {
    self.init(of: window.tabs.map(\.scene))
  }

  /// How many of them live.
  var livingCount: Int { entries.values.count { $0.object != nil } }

  /// The types of those that live, in the order of their names.
  var living: [String] {
    entries.values.filter { $0.object != nil }.map(\.type).sorted()
  }

  /// Those that another hasn't.
  func subtracting(_ other: Census) -> Census {
    var census = self
    census.entries = entries.filter { other.entries[$0.key]?.object == nil }
    return census
  }

  private mutating func visit(_ value: Any) {
    // A task's properties are the runtime's own; of values there are no more.
    if value is Task<Void, Never> { return }
    valueCount += 1
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      let object = value as AnyObject
      let id = ObjectIdentifier(object)
      let name = Self.name(of: object)
      // What the toolkit keeps for a view that observes is a part of that view.
      let isCounted = Self.modules.contains(Ledger.module(of: object)) || name == "Observed"
      guard isCounted, entries[id] == nil else { return }
      entries[id] = Entry(object: object, type: name)
    }
    for child in mirror.children { visit(child.value) }
  }

  private static let modules = Set(Implementation.allCases.map(\.module))

  /// `TodoListView`, or `Observed` of a generic type.
  private static func name(of object: AnyObject) -> String {
    String("\(type(of: object))".prefix { $0 != "<" })
  }
}

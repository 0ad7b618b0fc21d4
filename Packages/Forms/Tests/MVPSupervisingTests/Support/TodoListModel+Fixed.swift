import Shared
import TestSupport

@testable import MVPSupervising

extension TodoListModel {
  /// The list of a store on Saturday, 21 November 2026.
  convenience init(_ store: any TodoStore) {
    self.init(store: store, clock: .fixed, calendar: .fixed)
  }

  var titles: [String] { todos.map(\.title) }
}

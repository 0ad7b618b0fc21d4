import Shared

@testable import MVCClassic

/// A model of a list whose state the test sets.
final class SettableTodoListModel: TodoListReading {
  var isLoaded = true
  var activeCount = 0
  var doneCount = 0
  var filter = TodoFilter.all
  var sections: [TodoSection] = []
  var selectedRow: Int?
  var canUseSelected = false
  var canClearDone = false
  var alert: TodoListAlert?
  var form: (any TodoFormReading)?
  private var observers = ModelObservers()

  func addObserver(_ observer: any ModelObserver) { observers.add(observer) }
  func changed() { observers.notify() }
}

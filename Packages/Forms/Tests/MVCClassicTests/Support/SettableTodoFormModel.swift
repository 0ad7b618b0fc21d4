import Shared
import TestSupport

@testable import MVCClassic

/// A model of a form whose state the test sets.
final class SettableTodoFormModel: TodoFormReading {
  var isNew = true
  var title = ""
  var due = CalendarDay.fixed
  var invalid: TodoTitle.Invalid?
  var failure: String?
  private var observers = ModelObservers()

  func addObserver(_ observer: any ModelObserver) { observers.add(observer) }
  func changed() { observers.notify() }
}

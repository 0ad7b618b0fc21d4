import Shared

/// Follows the store of todos and changes it; nothing else in the scene touches it or the clock.
final class TodoListMiddleware: AppMiddleware {
  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private var observation: TodoStoreObservation?

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
  }

  func respond(
    to action: any Action, before: AppState, after: AppState, dispatch: @escaping Dispatch
  ) {
    guard let action = action as? TodoListAction else { return }
    let selected = before.todoList.selected
    switch action {
    case .appeared:
      observation = store.observeOnMainActor { [weak self] _ in self?.load(dispatch) }
      load(dispatch)
    case .addPressed:
      dispatch(TodoFormAction.opened(nil, today: today))
    case .editPressed:
      if let selected { dispatch(TodoFormAction.opened(selected, today: today)) }
    case .donePressed:
      if let selected { setDone(!selected.isDone, selected.id, dispatch) }
    case .alertAnswered(true):
      confirm(before.todoList.alert, dispatch)
    case .saveFailed, .deleteFailed:
      // There is something to say already.
      if let loaded = try? loaded() { dispatch(loaded) }
    default:
      break
    }
  }

  /// Does what was asked.
  private func confirm(_ alert: TodoListState.Alert?, _ dispatch: Dispatch) {
    do throws(TodoStoreError) {
      switch alert {
      case .delete(let todo): try store.delete(todo.id)
      case .clearDone(let ids): try store.deleteDone(among: ids)
      case .loadFailed, .saveFailed, .deleteFailed, nil: break
      }
    } catch {
      dispatch(TodoListAction.deleteFailed(reason: error.description))
    }
  }

  private func setDone(_ isDone: Bool, _ id: TodoItem.ID, _ dispatch: Dispatch) {
    do throws(TodoStoreError) {
      try store.setDone(isDone, id)
    } catch {
      dispatch(TodoListAction.saveFailed(reason: error.description))
    }
  }

  private func load(_ dispatch: Dispatch) {
    do throws(TodoStoreError) {
      dispatch(try loaded())
    } catch {
      dispatch(TodoListAction.loadFailed(reason: error.description))
    }
  }

  private func loaded() throws(TodoStoreError) -> TodoListAction {
    .loaded(try store.todos(), SectionDays(today: today, in: calendar))
  }

  private var today: CalendarDay { calendar.day(of: clock.now) }
}

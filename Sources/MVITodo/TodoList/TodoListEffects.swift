import Shared

/// Does what the list asks of the world; nothing else in the scene touches the store or the clock.
final class TodoListEffects {
  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private let formEffects: TodoFormEffects
  private var observation: TodoStoreObservation?

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    formEffects = TodoFormEffects(store: store, clock: clock)
  }

  func perform(_ effect: TodoListEffect, send: @escaping (TodoListIntent) -> Void) {
    switch effect {
    case .observe:
      if observation == nil {
        observation = store.observeOnMainActor { _ in send(.storeChanged) }
      }
    case .load:
      load(send: send)
    case .setDone(let isDone, let id):
      changeStore(orSend: TodoListIntent.saveFailed, send: send) { store throws(TodoStoreError) in
        try store.setDone(isDone, id)
      }
    case .delete(let id):
      changeStore(orSend: TodoListIntent.deleteFailed, send: send) { store throws(TodoStoreError) in
        try store.delete(id)
      }
    case .deleteDone(let ids):
      changeStore(orSend: TodoListIntent.deleteFailed, send: send) { store throws(TodoStoreError) in
        try store.deleteDone(among: ids)
      }
    case .prepareForm(let todo):
      send(.formReady(todo, today: calendar.day(of: clock.now)))
    case .form(let effect):
      formEffects.perform(effect) { send(.form($0)) }
    }
  }

  private func load(send: (TodoListIntent) -> Void) {
    do throws(TodoStoreError) {
      let todos = try store.todos()
      send(.loaded(todos, SectionDays(today: calendar.day(of: clock.now), in: calendar)))
    } catch {
      send(.loadFailed(reason: error.description))
    }
  }

  private func changeStore(
    orSend failure: (_ reason: String) -> TodoListIntent, send: (TodoListIntent) -> Void,
    _ change: (any TodoStore) throws(TodoStoreError) -> Void
  ) {
    do throws(TodoStoreError) {
      try change(store)
    } catch {
      load(send: send)
      send(failure(error.description))
    }
  }
}

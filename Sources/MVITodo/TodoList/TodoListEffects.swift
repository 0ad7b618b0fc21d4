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
      observation = store.observeOnMainActor { _ in send(.storeChanged) }
    case .load:
      do throws(TodoStoreError) {
        send(try loaded())
      } catch {
        send(.loadFailed(reason: error.description))
      }
    case .refresh:
      if let loaded = try? loaded() { send(loaded) }
    case .setDone(let isDone, let id):
      do throws(TodoStoreError) {
        try store.setDone(isDone, id)
      } catch {
        send(.saveFailed(reason: error.description))
      }
    case .delete(let id):
      do throws(TodoStoreError) {
        try store.delete(id)
      } catch {
        send(.deleteFailed(reason: error.description))
      }
    case .deleteDone(let ids):
      do throws(TodoStoreError) {
        try store.deleteDone(among: ids)
      } catch {
        send(.deleteFailed(reason: error.description))
      }
    case .prepareForm(let todo):
      send(.formReady(todo, today: calendar.day(of: clock.now)))
    case .form(let effect):
      formEffects.perform(effect) { send(.form($0)) }
    }
  }

  private func loaded() throws(TodoStoreError) -> TodoListIntent {
    let todos = try store.todos()
    return .loaded(todos, SectionDays(today: calendar.day(of: clock.now), in: calendar))
  }
}

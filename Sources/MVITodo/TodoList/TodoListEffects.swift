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

  func perform(_ effect: TodoListEffect, answer: @escaping (TodoListAnswer) -> Void) {
    switch effect {
    case .follow:
      observation = store.observeOnMainActor { [weak self] _ in self?.load(answer) }
      load(answer)
    case .refresh:
      if let loaded = try? loaded() { answer(loaded) }
    case .setDone(let isDone, let id):
      do throws(TodoStoreError) {
        try store.setDone(isDone, id)
      } catch {
        answer(.saveFailed(reason: error.description))
      }
    case .delete(let id):
      do throws(TodoStoreError) {
        try store.delete(id)
      } catch {
        answer(.deleteFailed(reason: error.description))
      }
    case .deleteDone(let ids):
      do throws(TodoStoreError) {
        try store.deleteDone(among: ids)
      } catch {
        answer(.deleteFailed(reason: error.description))
      }
    case .prepareForm(let todo):
      answer(.formReady(todo, today: calendar.day(of: clock.now)))
    case .form(let effect):
      formEffects.perform(effect) { answer(.form($0)) }
    }
  }

  private func load(_ answer: (TodoListAnswer) -> Void) {
    do throws(TodoStoreError) {
      answer(try loaded())
    } catch {
      answer(.loadFailed(reason: error.description))
    }
  }

  private func loaded() throws(TodoStoreError) -> TodoListAnswer {
    let todos = try store.todos()
    return .loaded(todos, SectionDays(today: calendar.day(of: clock.now), in: calendar))
  }
}

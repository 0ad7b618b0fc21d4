import Shared

/// What the list can ask of the world; nothing else in the scene touches the store or the clock.
nonisolated struct TodoListEffects {
  let store: any TodoStore
  let clock: any WallClock
  let calendar: DayCalendar

  /// Loads now, and whenever the store changes.
  func follow() -> Effect<TodoListAction> {
    .subscribe { send in
      let observation = store.observeOnMainActor { _ in load(send) }
      load(send)
      return { observation.cancel() }
    }
  }

  /// Loads again after a change that failed, of which there is something to say already.
  func refresh() -> Effect<TodoListAction> {
    .perform { send in
      if let loaded = try? loaded() { send(loaded) }
    }
  }

  func setDone(_ isDone: Bool, _ id: TodoItem.ID) -> Effect<TodoListAction> {
    .perform { send in
      do throws(TodoStoreError) {
        try store.setDone(isDone, id)
      } catch {
        send(.saveFailed(reason: error.description))
      }
    }
  }

  func delete(_ id: TodoItem.ID) -> Effect<TodoListAction> {
    .perform { send in
      do throws(TodoStoreError) {
        try store.delete(id)
      } catch {
        send(.deleteFailed(reason: error.description))
      }
    }
  }

  func deleteDone(_ ids: [TodoItem.ID]) -> Effect<TodoListAction> {
    .perform { send in
      do throws(TodoStoreError) {
        try store.deleteDone(among: ids)
      } catch {
        send(.deleteFailed(reason: error.description))
      }
    }
  }

  func prepareForm(for todo: TodoItem?) -> Effect<TodoListAction> {
    .perform { send in send(.formReady(todo, today: calendar.day(of: clock.now))) }
  }

  @MainActor private func load(_ send: Send<TodoListAction>) {
    do throws(TodoStoreError) {
      send(try loaded())
    } catch {
      send(.loadFailed(reason: error.description))
    }
  }

  @MainActor private func loaded() throws(TodoStoreError) -> TodoListAction {
    let todos = try store.todos()
    return .loaded(todos, SectionDays(today: calendar.day(of: clock.now), in: calendar))
  }
}

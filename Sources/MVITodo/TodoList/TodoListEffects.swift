import Shared

/// Does what the list asks of the world; nothing else in the scene touches the store or the clock.
final class TodoListEffects {
  private let environment: AppEnvironment
  private let formEffects: TodoFormEffects
  private var observation: TodoStoreObservation?

  init(environment: AppEnvironment) {
    self.environment = environment
    formEffects = TodoFormEffects(environment: environment)
  }

  func perform(_ effect: TodoListEffect, send: @escaping (TodoListIntent) -> Void) {
    switch effect {
    case .observe:
      if observation == nil {
        observation = environment.todoStore.observeOnMainActor { send(.storeChanged) }
      }
    case .load:
      load(send: send)
    case .setDone(let isDone, let id):
      changeStore(orSay: "Couldn't save the todo.", send: send) { store throws(TodoStoreError) in
        try store.setDone(isDone, id)
      }
    case .delete(let id):
      changeStore(orSay: "Couldn't delete the todo.", send: send) { store throws(TodoStoreError) in
        try store.delete(id)
      }
    case .deleteDone(let ids):
      changeStore(orSay: "Couldn't delete the todo.", send: send) { store throws(TodoStoreError) in
        try store.deleteDone(among: ids)
      }
    case .prepareForm(let todo):
      send(.formReady(todo, today: environment.today))
    case .form(let effect):
      formEffects.perform(effect) { send(.form($0)) }
    }
  }

  private func load(send: (TodoListIntent) -> Void) {
    do throws(TodoStoreError) {
      let todos = try environment.todoStore.todos()
      send(.loaded(todos, today: environment.today))
    } catch {
      send(.loadFailed(reason: error.description))
    }
  }

  private func changeStore(
    orSay message: String, send: (TodoListIntent) -> Void,
    _ change: (any TodoStore) throws(TodoStoreError) -> Void
  ) {
    do throws(TodoStoreError) {
      try change(environment.todoStore)
    } catch {
      load(send: send)
      send(.changeFailed(message, reason: error.description))
    }
  }
}

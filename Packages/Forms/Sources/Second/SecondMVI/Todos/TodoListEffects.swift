import Shared

/// Performs the effects of the list and of the form on the todo store.
final class TodoListEffects: EffectHandler {
  private let environment: AppEnvironment
  private var observation: TodoStoreObservation?

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  func subscribe(_ send: @escaping @MainActor (TodoListIntent) -> Void) {
    observation = environment.todoStore.observeOnMainActor { _ in send(.storeChanged) }
  }

  func perform(_ effect: TodoListEffect, send: @escaping @MainActor (TodoListIntent) -> Void) {
    let store = environment.todoStore
    switch effect {
    case .load:
      attempt(.load, send) { () throws(TodoStoreError) in
        send(.loaded(try contents()))
      }
    case .reload:
      guard let contents = try? contents() else { return }
      send(.loaded(contents))
    case .setDone(let isDone, let id):
      attempt(.save, send) { () throws(TodoStoreError) in try store.setDone(isDone, id) }
    case .delete(let id):
      attempt(.delete, send) { () throws(TodoStoreError) in try store.delete(id) }
    case .deleteDone(let ids):
      attempt(.delete, send) { () throws(TodoStoreError) in try store.deleteDone(among: ids) }
    case .draft(let todo):
      let today = environment.today
      send(.drafted(todo.map { TodoDraft(editing: $0, today: today) } ?? TodoDraft(today: today)))
    case .form(.save(let draft)):
      do {
        send(.form(.saved(try store.save(draft, now: environment.clock.now))))
      } catch {
        send(.form(.saveFailed(reason: error.description)))
      }
    }
  }

  private func contents() throws(TodoStoreError) -> TodoListState.Contents {
    TodoListState.Contents(todos: try environment.todoStore.todos(), today: environment.today)
  }

  private func attempt(
    _ operation: TodoOperation, _ send: (TodoListIntent) -> Void,
    _ body: () throws(TodoStoreError) -> Void
  ) {
    do {
      try body()
    } catch {
      send(.failed(operation, reason: error.description))
    }
  }
}

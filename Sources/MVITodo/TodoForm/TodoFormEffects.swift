import Shared

/// Does what the form asks of the world; nothing else in the scene touches the store or the clock.
final class TodoFormEffects {
  private let environment: AppEnvironment

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  func perform(_ effect: TodoFormEffect, send: (TodoFormIntent) -> Void) {
    switch effect {
    case .save(let draft):
      do throws(TodoStoreError) {
        send(.saved(try environment.todoStore.save(draft, now: environment.clock.now)))
      } catch {
        send(.saveFailed(reason: error.description))
      }
    }
  }
}

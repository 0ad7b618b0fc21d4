/// Does what reducers only describe: everything with a store, a service, a clock or a task.
protocol EffectHandler<Effect, Intent>: AnyObject {
  associatedtype Effect
  associatedtype Intent

  typealias Send = @MainActor (Intent) -> Void

  /// Starts to report what happens outside without being asked.
  func subscribe(_ send: @escaping Send)

  /// Performs an effect and sends its result, at once or later.
  func perform(_ effect: Effect, send: @escaping Send)
}

extension EffectHandler {
  func subscribe(_ send: @escaping Send) {}
}

/// What the presenter asks for when NewScene appears.
protocol LoadNewSceneUseCase: AnyObject {
  func load()
}

/// What loading answers.
protocol LoadNewSceneOutput: AnyObject {
  func loaded(_ response: NewSceneResponse)
  func loadFailed(reason: String)
}

/// What loading needs of whatever keeps todos.
protocol LoadNewScenePort: AnyObject {
  /// Called after every change of the todos, whoever made it.
  var onChange: () -> Void { get set }

  func load() throws(DataFailure) -> NewSceneEntity
}

/// Loads what is left, and again whenever todos change.
final class LoadNewSceneInteractor {
  weak var output: (any LoadNewSceneOutput)?

  private let data: any LoadNewScenePort

  init(data: any LoadNewScenePort) {
    self.data = data
    data.onChange = { [weak self] in self?.load() }
  }
}

extension LoadNewSceneInteractor: LoadNewSceneUseCase {
  func load() {
    do throws(DataFailure) {
      let entity = try data.load()
      output?.loaded(NewSceneResponse(left: entity.left))
    } catch {
      output?.loadFailed(reason: error.description)
    }
  }
}

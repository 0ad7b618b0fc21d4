/// Called by the presenter when NewScene appears.
protocol LoadNewSceneUseCase: AnyObject {
  func load()
}

/// Receives the results of loading.
protocol LoadNewSceneOutput: AnyObject {
  func loaded(_ response: NewSceneResponse)
  func loadFailed(reason: String)
}

/// The data access that loading needs.
protocol LoadNewScenePort: AnyObject {
  /// Called after every change of the todos, regardless of its origin.
  var onChange: () -> Void { get set }

  func load() throws(DataFailure) -> NewSceneEntity
}

/// Loads the number of todos left, and again whenever todos change.
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

/// Leads back from NewScene to whoever showed it.
final class NewSceneRouter {
  private weak var output: (any NewSceneModuleOutput)?

  init(output: any NewSceneModuleOutput) {
    self.output = output
  }
}

extension NewSceneRouter: NewSceneRouterProtocol {
  func close() {
    output?.newSceneClosed()
  }
}

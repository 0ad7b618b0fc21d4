import TerminalUI

extension TodosRoute {
  static let newScene = PageKey<any NewScenePage>("todos.newScene")
}

/// Makes NewScene for whoever presents it.
protocol NewScenePage {
  func scene(output: any NewSceneModuleOutput) -> any Scene
}

/// What NewScene tells whoever presents it.
protocol NewSceneModuleOutput: AnyObject {
  func newSceneClosed()
}

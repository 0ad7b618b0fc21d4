import TerminalUI

extension TodosRoute {
  static let newScene = PageKey<any NewScenePage>("todos.newScene")
}

/// Makes NewScene for the host that presents it.
protocol NewScenePage {
  func scene(host: any Presenting) -> any Scene
}

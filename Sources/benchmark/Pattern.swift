import MVCTodo
import MVITodo
import MVPTodo
import MVVMTodo
import Shared
import TerminalUI
import VIPERTodo

/// The five ways in which the app is written.
enum Pattern: String, CaseIterable {
  case mvc
  case mvp
  case mvvm
  case mvi
  case viper

  @MainActor
  func window(in environment: AppEnvironment) -> Window {
    let (todos, cats) = scenes(in: environment)
    return Window(tabs: [
      Tab(title: "Todos", key: "1", scene: todos), Tab(title: "Cats", key: "2", scene: cats),
    ])
  }

  @MainActor
  private func scenes(in environment: AppEnvironment) -> (todos: any Scene, cats: any Scene) {
    switch self {
    case .mvc: (MVCApp.todos(in: environment), MVCApp.cats(in: environment))
    case .mvp: (MVPApp.todos(in: environment), MVPApp.cats(in: environment))
    case .mvvm: (MVVMApp.todos(in: environment), MVVMApp.cats(in: environment))
    case .mvi: (MVIApp.todos(in: environment), MVIApp.cats(in: environment))
    case .viper: (VIPERApp.todos(in: environment), VIPERApp.cats(in: environment))
    }
  }
}

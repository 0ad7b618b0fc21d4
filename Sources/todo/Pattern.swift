import MVCTodo
import MVITodo
import MVPTodo
import MVVMTodo
import Shared
import TerminalUI
import VIPERTodo

/// The five ways in which the app is written.
enum Pattern: String, CaseIterable, Sendable {
  case mvc
  case mvp
  case mvvm
  case mvi
  case viper

  /// The app's window, all of it, written this way.
  @MainActor
  func window(in environment: AppEnvironment) -> Window {
    Window(tabs: [
      Tab(title: "Todos", key: "1", scene: todos(in: environment)),
      Tab(title: "Cats", key: "2", scene: cats(in: environment)),
    ])
  }

  @MainActor
  private func todos(in environment: AppEnvironment) -> any Scene {
    switch self {
    case .mvc: MVCApp.todos(in: environment)
    case .mvp: MVPApp.todos(in: environment)
    case .mvvm: MVVMApp.todos(in: environment)
    case .mvi: MVIApp.todos(in: environment)
    case .viper: VIPERApp.todos(in: environment)
    }
  }

  @MainActor
  private func cats(in environment: AppEnvironment) -> any Scene {
    switch self {
    case .mvc: MVCApp.cats(in: environment)
    case .mvp: MVPApp.cats(in: environment)
    case .mvvm: MVVMApp.cats(in: environment)
    case .mvi: MVIApp.cats(in: environment)
    case .viper: VIPERApp.cats(in: environment)
    }
  }
}

import Shared
import TerminalUI

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
      Tab(title: "Cats", key: "2", scene: ComingSoonScene(title: "Cats")),
    ])
  }

  @MainActor
  private func todos(in environment: AppEnvironment) -> any Scene {
    switch self {
    case .mvc, .mvp, .mvvm, .mvi, .viper: ComingSoonScene(title: "Todos")
    }
  }
}

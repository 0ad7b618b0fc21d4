import MVCTodo
import MVITodo
import MVPTodo
import MVVMTodo
public import Shared
public import TerminalUI
import VIPERTodo

extension Implementation {
  /// The app's window, all of it, written this way.
  @MainActor
  public func window(in environment: AppEnvironment) -> Window {
    app.window(environment)
  }

  /// The module that it is written in.
  public var module: String { app.module }

  private var app: App {
    switch self {
    case .mvc: App("MVCTodo", MVCApp.todos, MVCApp.cats)
    case .mvp: App("MVPTodo", MVPApp.todos, MVPApp.cats)
    case .mvvm: App("MVVMTodo", MVVMApp.todos, MVVMApp.cats)
    case .mvi: App("MVITodo", MVIApp.todos, MVIApp.cats)
    case .viper: App("VIPERTodo", VIPERApp.todos, VIPERApp.cats)
    }
  }
}

/// A module, and what makes a window with its scenes.
private struct App {
  typealias MakeScene = @MainActor (AppEnvironment) -> any Scene

  let module: String
  private let todos: MakeScene
  private let cats: MakeScene

  init(_ module: String, _ todos: @escaping MakeScene, _ cats: @escaping MakeScene) {
    self.module = module
    self.todos = todos
    self.cats = cats
  }

  @MainActor
  func window(_ environment: AppEnvironment) -> Window {
    Window(tabs: [
      Tab(title: "Todos", key: "1", scene: todos(environment)),
      Tab(title: "Cats", key: "2", scene: cats(environment)),
    ])
  }
}

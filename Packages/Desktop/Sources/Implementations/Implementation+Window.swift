import DesktopReading
public import DesktopUI
import MVCTodo
import MVITodo
import MVPTodo
import MVVMTodo
public import Shared
public import TerminalUI
import VIPERTodo

extension Implementation {
  /// The app's window of widgets, written this way.
  @MainActor
  public func desktopWindow(in environment: AppEnvironment) -> DesktopUI.Window {
    app.window(environment)
  }

  /// The same window, as the terminal's toolkit sees it: read from its widgets.
  @MainActor
  public func window(in environment: AppEnvironment) -> TerminalUI.Window {
    // A suite has no program that did it; without a display GTK makes no widgets.
    try? MainLoop.start()
    return TerminalUI.Window(reading: desktopWindow(in: environment))
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
  typealias MakeScene = @MainActor (AppEnvironment) -> DesktopUI.Scene

  let module: String
  private let todos: MakeScene
  private let cats: MakeScene

  init(_ module: String, _ todos: @escaping MakeScene, _ cats: @escaping MakeScene) {
    self.module = module
    self.todos = todos
    self.cats = cats
  }

  @MainActor
  func window(_ environment: AppEnvironment) -> DesktopUI.Window {
    DesktopUI.Window(
      title: "Todos",
      tabs: [
        DesktopUI.Tab(title: "Todos", key: "1", scene: todos(environment)),
        DesktopUI.Tab(title: "Cats", key: "2", scene: cats(environment)),
      ])
  }
}

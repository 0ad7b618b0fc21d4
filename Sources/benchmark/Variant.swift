import MVCTodo
import MVITodo
import MVPTodo
import MVVMTodo
import Shared
import TerminalUI
import VIPERTodo

/// One of the five patterns over one of the two stores.
struct Variant {
  enum Store: String, CaseIterable {
    case memory
    case sqlite
  }

  let pattern: String
  let store: Store

  static let patterns = ["mvc", "mvp", "mvvm", "mvi", "viper"]

  static let all = patterns.flatMap { pattern in
    Store.allCases.map { Variant(pattern: pattern, store: $0) }
  }

  @MainActor
  func scene(in environment: AppEnvironment) -> (any Scene)? {
    switch pattern {
    case "mvc": MVCApp.todos(in: environment)
    case "mvp": MVPApp.todos(in: environment)
    case "mvvm": MVVMApp.todos(in: environment)
    case "mvi": MVIApp.todos(in: environment)
    case "viper": VIPERApp.todos(in: environment)
    default: nil
    }
  }
}

import MVCClassic
import MVCDecoupled
import MVCFat
import MVCTodo
import MVIComposed
import MVIStore
import MVITodo
import MVPPresentation
import MVPSupervising
import MVPTodo
import MVTodo
import MVVMBound
import MVVMRouted
import MVVMTodo
import RoadStep1
import RoadStep2
import RoadStep3
import RoadStep5
import SecondMVC
import SecondMVI
import SecondMVP
import SecondMVVM
import SecondVIPER
public import Shared
public import TerminalUI
import VIPERBase
import VIPERGateway
import VIPERObserved
import VIPERRoutes
import VIPERTodo

extension Implementation {
  /// The whole window of the app in this implementation.
  @MainActor
  public func window(in environment: AppEnvironment) -> Window {
    app.window(environment)
  }

  /// The module that implements it; for a step of the road, the module with its cat scenes.
  public var module: String { app.module }

  private var app: App {
    switch self {
    case .mvc: App("MVCTodo", MVCTodo.MVCApp.todos, MVCTodo.MVCApp.cats)
    case .mvp: App("MVPTodo", MVPTodo.MVPApp.todos, MVPTodo.MVPApp.cats)
    case .mvvm: App("MVVMTodo", MVVMTodo.MVVMApp.todos, MVVMTodo.MVVMApp.cats)
    case .mvi: App("MVITodo", MVITodo.MVIApp.todos, MVITodo.MVIApp.cats)
    case .viper: App("VIPERTodo", VIPERTodo.VIPERApp.todos, VIPERTodo.VIPERApp.cats)
    case .mvcClassic: App("MVCClassic", MVCClassicApp.todos, MVCClassicApp.cats)
    case .mvcFat: App("MVCFat", MVCFatApp.todos, MVCFatApp.cats)
    case .mvcDecoupled: App("MVCDecoupled", MVCDecoupledApp.todos, MVCDecoupledApp.cats)
    case .mvpSupervising:
      App("MVPSupervising", MVPSupervisingApp.todos, MVPSupervisingApp.cats)
    case .mvpPresentation:
      App("MVPPresentation", MVPPresentationApp.todos, MVPPresentationApp.cats)
    case .mvvmBound: App("MVVMBound", MVVMBoundApp.todos, MVVMBoundApp.cats)
    case .mvvmRouted: App("MVVMRouted", MVVMRoutedApp.todos, MVVMRoutedApp.cats)
    case .mviComposed: App("MVIComposed", MVIComposedApp.window)
    case .mviStore: App("MVIStore", MVIStoreApp.window)
    case .viperObserved: App("VIPERObserved", VIPERObservedApp.todos, VIPERObservedApp.cats)
    case .viperRoutes: App("VIPERRoutes", VIPERRoutesApp.window)
    case .viperGateway: App("VIPERGateway", VIPERGatewayApp.todos, VIPERGatewayApp.cats)
    case .viperBase: App("VIPERBase", VIPERBaseApp.todos, VIPERBaseApp.cats)
    case .mv: App("MVTodo", MVApp.todos, MVApp.cats)
    case .road1: App("RoadStep1", MVCTodo.MVCApp.todos, RoadStep1App.cats)
    case .road2: App("RoadStep2", MVCTodo.MVCApp.todos, RoadStep2App.cats)
    case .road3: App("RoadStep3", MVCTodo.MVCApp.todos, RoadStep3App.cats)
    case .road5: App("RoadStep5", MVCTodo.MVCApp.todos, RoadStep5App.cats)
    case .mvcSecond: App("SecondMVC", SecondMVC.MVCApp.todos, SecondMVC.MVCApp.cats)
    case .mvpSecond: App("SecondMVP", SecondMVP.MVPApp.todos, SecondMVP.MVPApp.cats)
    case .mvvmSecond: App("SecondMVVM", SecondMVVM.MVVMApp.todos, SecondMVVM.MVVMApp.cats)
    case .mviSecond: App("SecondMVI", SecondMVI.MVIApp.todos, SecondMVI.MVIApp.cats)
    case .viperSecond: App("SecondVIPER", SecondVIPER.VIPERApp.todos, SecondVIPER.VIPERApp.cats)
    }
  }
}

/// A module, and the function that makes a window with its scenes.
private struct App {
  typealias MakeScene = @MainActor (AppEnvironment) -> any Scene
  typealias MakeWindow = @MainActor (AppEnvironment) -> Window

  let module: String
  let window: MakeWindow

  /// Takes a module that makes its own window.
  init(_ module: String, _ window: @escaping MakeWindow) {
    self.module = module
    self.window = window
  }

  init(_ module: String, _ todos: @escaping MakeScene, _ cats: @escaping MakeScene) {
    self.init(module) { environment in
      Window(tabs: [
        Tab(title: "Todos", key: "1", scene: todos(environment)),
        Tab(title: "Cats", key: "2", scene: cats(environment)),
      ])
    }
  }
}

public import Shared
public import TerminalUI

/// The app as View-Interactor-Presenter-Entity-Router, with routes that find pages by their
/// protocols, and links that open them.
public enum VIPERRoutesApp {
  /// The list of todos, and the form that its router presents.
  public static func todos(in environment: AppEnvironment) -> any Scene {
    todos(by: root(in: environment))
  }

  /// The cat loader, and the editor that its router presents.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    cats(by: root(in: environment))
  }

  /// The whole window, with one root route that opens links in it.
  public static func window(in environment: AppEnvironment) -> Window {
    let root = root(in: environment)
    let window = Window(tabs: [
      Tab(title: TodosRoute.title, key: "1", scene: todos(by: root)),
      Tab(title: CatsRoute.title, key: "2", scene: cats(by: root)),
    ])
    root.window = window
    window.links = root
    return window
  }
}

extension VIPERRoutesApp {
  /// Makes the root route with all pages and services; only this method knows all builders.
  static func root(in environment: AppEnvironment) -> RootRoute {
    let root = RootRoute()
    register(environment, in: root)
    root.register(TodosRoute.list) { root throws(RouteError) in
      TodoListBuilder(
        store: try root.service(Services.todoStore), clock: try root.service(Services.clock),
        calendar: try root.service(Services.calendar), root: root)
    }
    root.register(TodosRoute.form) { root throws(RouteError) in
      TodoFormBuilder(
        store: try root.service(Services.todoStore), clock: try root.service(Services.clock),
        calendar: try root.service(Services.calendar))
    }
    root.register(CatsRoute.loader) { root throws(RouteError) in
      LoadCatBuilder(provider: try root.service(Services.catProvider), root: root)
    }
    root.register(CatsRoute.editor) { root throws(RouteError) in
      EditCatBuilder(
        processor: try root.service(Services.pictureProcessor),
        library: try root.service(Services.photoLibrary))
    }
    return root
  }

  private static func register(_ environment: AppEnvironment, in root: RootRoute) {
    root.register(Services.todoStore, environment.todoStore)
    root.register(Services.clock, environment.clock)
    root.register(Services.calendar, environment.calendar)
    root.register(Services.catProvider, environment.catProvider)
    root.register(Services.pictureProcessor, environment.pictureProcessor)
    root.register(Services.photoLibrary, environment.photoLibrary)
    root.register(
      Services.links, LinkReader(clock: environment.clock, calendar: environment.calendar))
  }

  static func todos(by root: RootRoute) -> any Scene {
    do throws(RouteError) {
      return try root.page(TodosRoute.list).scene()
    } catch {
      return MissingPageView(error.description)
    }
  }

  static func cats(by root: RootRoute) -> any Scene {
    do throws(RouteError) {
      return try root.page(CatsRoute.loader).scene()
    } catch {
      return MissingPageView(error.description)
    }
  }
}

import CompareSupport

/// Forms of View-Interactor-Presenter-Entity-Router with rules of their own.
enum VIPERDialects {
  /// As with SwiftUI: the presenter fills a view model, which the view observes.
  static let observed = Dialect(
    .viper, "observed", without: ["viper.presenter-knows-view"],
    with: [
      .forbidden(
        "viper-observed.presenter-knows-view", from: [.presenter], to: .views,
        "the presenter refers to a view",
        reason: "A presenter that tells a view what to show, beside what the view observes, is two"
          + " truths about one screen.",
        remedy: "Change the view model, and let the view observe it."),
      .forbidden(
        "viper-observed.view-model-knows-others", from: [.viewModel],
        to: Set(Role.all).subtracting([.viewModel, .state, .other, .formatter]),
        "the view model refers to a part of the app",
        reason: "This view model has nothing but values to show; one that asks or decides is a"
          + " second presenter.",
        remedy: "Let the presenter put the values in."),
    ])

  /// As with routes by protocol: the root route finds what a key stands for.
  static let routes = Dialect(
    .viper, "routes",
    with: [
      .forbidden(
        "viper-routes.router-knows-foreign-module", from: [.router], to: [.builder],
        "the router refers to a module's builder",
        reason: "A router that builds the next scene knows all that this scene is made of.",
        remedy: "Ask the root route for the page under its key, and let the app register who"
          + " builds it.")
    ])

  /// As with Clean Architecture: a data manager between the use cases and the store.
  static let gateway = Dialect(
    .viper, "gateway",
    with: [
      .forbidden(
        "viper-gateway.interactor-knows-store", from: [.interactor],
        to: { FormRules.isWorld($0, $1) && $1 != .repository },
        "the interactor refers to a store, provider or service",
        reason: "A use case that knows the store is written anew when its records change.",
        remedy: "Ask the data manager, which answers with the module's own entities."),
      .forbidden(
        "viper-gateway.manager-knows-presenter", from: [.repository],
        to: Set<Role>.views.union(Set<Role>.routers).union([.presenter, .interactor, .delegate]),
        "the data manager refers to a part of the scene",
        reason: "A data manager that knows who asks can serve nobody else.",
        remedy: "Answer with entities and errors, and let whoever asked go on from there."),
    ])
}

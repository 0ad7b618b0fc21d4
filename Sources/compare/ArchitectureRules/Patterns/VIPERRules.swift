import CompareSupport

/// View, Interactor, Presenter, Entity, Router: every part sees its neighbours through protocols,
/// and every way back is weak.
enum VIPERRules {
  static let all: [PatternRule] =
    interactor + presenter + view + router + [
      .forbidden(
        "viper.entity-knows-others", from: [.entity, .model],
        to: Set(Role.all).subtracting([.entity, .model, .other, .clock, .formatter]),
        "the entity refers to a part of the app",
        reason: "An entity is plain data that all may know; what it knows, all would know with it.",
        remedy: "Move what needs the other type to where that type belongs."),
      CommonRules.strongBackReference(
        "viper",
        (from: [.interactor, .presenter, .router], to: Set<Role>.views.union([.delegate])),
        (from: [.interactor, .router], to: [.presenter]),
        message: "the part keeps what owns it alive"),
    ]

  private static let interactor: [PatternRule] = [
    .forbidden(
      "viper.interactor-knows-presenter", from: [.interactor], to: [.presenter],
      "the interactor refers to a presenter",
      reason: "Business that knows who presents it can be used by nobody else, and be tested with"
        + " nothing less.",
      remedy: "Answer through the interactor's own output protocol."),
    .forbidden(
      "viper.interactor-knows-view", from: [.interactor], to: .views,
      "the interactor refers to a view",
      reason: "Business that knows a view depends on how it is shown.",
      remedy: "Answer through the interactor's output, and let the presenter tell the view."),
    .forbidden(
      "viper.interactor-knows-router", from: [.interactor], to: .routers,
      "the interactor refers to a router",
      reason: "Business that navigates cannot be used from another place of the app.",
      remedy: "Answer through the interactor's output, and let the presenter ask the router."),
  ]

  private static let presenter: [PatternRule] = [
    .forbidden(
      "viper.presenter-knows-model", from: [.presenter], to: .model,
      "the presenter refers to the model",
      reason: "A presenter that is given entities or stores does business of its own, past the"
        + " interactor.",
      remedy: "Let the interactor answer with plain response values."),
    .concrete(
      "viper.presenter-knows-view", from: [.presenter], to: .views,
      "the presenter refers to a concrete view",
      reason: "A presenter that knows its view can only be tested with it.",
      remedy: "Refer to the view's protocol."),
    .concrete(
      "viper.presenter-knows-interactor", from: [.presenter], to: [.interactor],
      "the presenter refers to a concrete interactor",
      reason: "A presenter that knows its interactor can only be tested with its business.",
      remedy: "Refer to the interactor's protocol, and let the builder choose who conforms to it."),
    .concrete(
      "viper.presenter-knows-router", from: [.presenter], to: .routers,
      "the presenter refers to a concrete router",
      reason:
        "A presenter that knows its router can only be tested with all the scenes it leads to.",
      remedy: "Refer to the router's protocol, and let the builder choose who conforms to it."),
  ]

  private static let view: [PatternRule] = [
    .forbidden(
      "viper.view-knows-model", from: .views, to: .model,
      "the view refers to the model",
      reason: "A view that knows the model formats or decides, which nobody can test without it.",
      remedy: "Let the presenter tell the view what to show, in texts and plain values."),
    .forbidden(
      "viper.view-knows-interactor", from: .views, to: [.interactor],
      "the view refers to an interactor",
      reason: "What a view asks of the interactor itself, the presenter cannot present.",
      remedy: "Tell the presenter what the user did."),
    .forbidden(
      "viper.view-knows-router", from: .views, to: .routers,
      "the view refers to a router",
      reason: "A view that navigates decides what belongs to the presenter.",
      remedy: "Tell the presenter what the user did, and let it ask the router."),
    .concrete(
      "viper.view-knows-presenter", from: .views, to: [.presenter],
      "the view refers to a concrete presenter",
      reason: "A view that knows its presenter cannot be shown with another one, such as a test's.",
      remedy: "Refer to the presenter's protocol, and let the builder choose who conforms to it."),
  ]

  private static let router: [PatternRule] = [
    .forbidden(
      "viper.router-knows-interactor", from: [.router], to: [.interactor],
      "the router refers to an interactor",
      reason: "A router that knows business is one more place where business is decided.",
      remedy: "Let the builder assemble the scene, and give the router a way to make it."),
    .forbidden(
      "viper.router-knows-model", from: [.router], to: .model,
      "the router refers to the model",
      reason: "A router that knows the model is one more place where it is read or changed.",
      remedy: "Let the presenter hand the router plain values, and the builder the rest."),
  ]
}

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

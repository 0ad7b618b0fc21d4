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

import CompareSupport

/// Apple's Model-View-Controller: the controller stands between a view and a model that know
/// neither it nor each other.
enum MVCRules {
  static let all: [PatternRule] = [
    .forbidden(
      "mvc.view-knows-model", from: [.view], to: .model,
      "the view refers to the model",
      reason: "A view that knows the model can show nothing else, and decides what belongs to the"
        + " controller.",
      remedy: "Let the controller tell the view what to show, in texts and plain values."),
    .concrete(
      "mvc.view-knows-controller", from: [.view], to: .controllers,
      "the view refers to a concrete controller",
      reason: "A view that knows its controller cannot be used, or tested, under another one.",
      remedy: "Give the view a weak delegate, a protocol that the controller conforms to."),
    .forbidden(
      "mvc.model-knows-view", from: .model, to: [.view],
      "the model refers to a view",
      reason: "A model that knows how it is shown cannot be shown in another way.",
      remedy: "Let the model tell observers that it changed, and the controller update the view."),
    .forbidden(
      "mvc.model-knows-controller", from: .model, to: .controllers,
      "the model refers to a controller",
      reason: "A model that knows its controller cannot be used by another one.",
      remedy: "Let the model tell observers that it changed, and the controller observe it."),
    CommonRules.strongBackReference(
      "mvc", (from: Set<Role>.model.union([.view]), to: Set<Role>.controllers.union([.delegate])),
      message: "the view or model keeps its controller alive"),
  ]
}

/// Forms of Model-View-Controller with rules of their own.
enum MVCDialects {
  /// As in Smalltalk-80: the view observes the model and owns its controller.
  static let classic = Dialect(
    .mvc, "classic", without: ["mvc.view-knows-model", "mvc.strong-back-reference"],
    with: [
      .forbidden(
        "mvc-classic.view-changes-model", from: [.view], to: FormRules.changesModel,
        "the view refers to what can change the model",
        reason: "What a view changes past its controller is no part of what the controller decides,"
          + " or of its tests.",
        remedy: "Let it read through a protocol that changes nothing, and tell the controller what"
          + " the user did."),
      .forbidden(
        "mvc-classic.controller-knows-view", from: .controllers, to: [.view],
        "the controller refers to a view",
        reason: "A view that is told what to show, beside what it reads, can show what the model is"
          + " not.",
        remedy: "Change the model, and let the view hear of it."),
      CommonRules.strongBackReference(
        "mvc-classic", (from: Set<Role>.model.union(Set<Role>.controllers), to: [.delegate]),
        message: "the model or controller keeps its delegate alive"),
    ])

  /// Every part behind a protocol.
  static let decoupled = Dialect(
    .mvc, "decoupled",
    with: [
      .forbidden(
        "mvc-decoupled.controller-knows-concrete-view", from: .controllers,
        to: FormRules.isConcreteView,
        "the controller refers to a concrete view",
        reason: "A controller that knows its view can only be tested with it.",
        remedy: "Refer to the view's protocol, and let whoever assembles the scene choose who"
          + " conforms to it."),
      .forbidden(
        "mvc-decoupled.controller-knows-store", from: .controllers, to: FormRules.isWorld,
        "the controller refers to a store, provider, repository or service",
        reason: "A controller that asks the store itself does business that no test can replace.",
        remedy: "Let its logic ask, and answer with values and errors."),
    ])
}

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

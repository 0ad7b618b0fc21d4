import CompareSupport

/// Model-View-Presenter with a passive view: the presenter decides all, and sees the view through
/// a protocol.
enum MVPRules {
  static let all: [PatternRule] = [
    .forbidden(
      "mvp.view-knows-model", from: .views, to: .model,
      "the view refers to the model",
      reason: "A passive view that knows the model formats or decides, which nobody can test"
        + " without it.",
      remedy: "Let the presenter tell the view what to show, in texts and plain values."),
    .concrete(
      "mvp.view-knows-presenter", from: .views, to: [.presenter],
      "the view refers to a concrete presenter",
      reason: "A view that knows its presenter cannot be shown with another one, such as a test's.",
      remedy: "Refer to the presenter's protocol, and make the presenter in a builder."),
    .concrete(
      "mvp.presenter-knows-view", from: [.presenter], to: .views,
      "the presenter refers to a concrete view",
      reason: "A presenter that knows its view can only be tested with it.",
      remedy: "Refer to the view's protocol."),
    CommonRules.strongBackReference(
      "mvp", (from: [.presenter], to: Set<Role>.views.union([.delegate])),
      message: "the presenter keeps its view or delegate alive"),
  ]
}

/// Forms of Model-View-Presenter with rules of their own.
enum MVPDialects {
  /// The view observes the model; the presenter does what observing can't.
  static let supervising = Dialect(
    .mvp, "supervising", without: ["mvp.view-knows-model"],
    with: [
      .forbidden(
        "mvp-supervising.view-changes-model", from: .views, to: FormRules.changesModel,
        "the view refers to what can change the model",
        reason: "A presenter supervises nothing that a view does past it.",
        remedy: "Let it observe through a protocol that changes nothing, and tell the presenter"
          + " what the user did.")
    ])
}

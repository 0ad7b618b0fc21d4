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

import CompareSupport

/// Model-View-ViewModel: the view observes a view model that knows no view.
enum MVVMRules {
  static let all: [PatternRule] = [
    .forbidden(
      "mvvm.view-model-knows-view", from: [.viewModel], to: .views,
      "the view model refers to a view",
      reason: "A view model that knows a view can neither be tested without one nor shown by"
        + " another.",
      remedy: "Publish what is to be shown as plain values, and let the view observe them."),
    .forbidden(
      "mvvm.view-knows-model", from: .views, to: .model,
      "the view refers to the model",
      reason: "What a view does with the model itself is out of the view model's sight, and of its"
        + " tests'.",
      remedy: "Let the view model publish what the view shows, and offer what the view does."),
    CommonRules.strongBackReference(
      "mvvm", (from: [.viewModel], to: Set<Role>.views.union([.delegate])),
      message: "the view model keeps its view or delegate alive"),
  ]
}

/// Forms of Model-View-ViewModel with rules of their own.
enum MVVMDialects {
  /// View models behind protocols, and a router for each scene.
  static let routed = Dialect(
    .mvvm, "routed",
    with: [
      .concrete(
        "mvvm-routed.view-knows-view-model", from: .views, to: [.viewModel],
        "the view refers to a concrete view model",
        reason: "A view that knows its view model cannot be shown with another one, such as a"
          + " test's.",
        remedy: "Refer to the view model's protocol, and let whoever assembles the scene choose who"
          + " conforms to it."),
      .forbidden(
        "mvvm-routed.view-knows-router", from: .views, to: .routers,
        "the view refers to a router",
        reason: "A view that navigates decides what belongs to the view model.",
        remedy: "Tell the view model what the user did, and let it ask the router."),
      .concrete(
        "mvvm-routed.view-model-knows-router", from: [.viewModel], to: .routers,
        "the view model refers to a concrete router",
        reason: "A view model that knows its router can only be tested with all the scenes it leads"
          + " to.",
        remedy: "Refer to the routing protocol, and let whoever assembles the scene choose who"
          + " conforms to it."),
    ])
}

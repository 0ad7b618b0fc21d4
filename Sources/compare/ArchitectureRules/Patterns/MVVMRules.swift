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

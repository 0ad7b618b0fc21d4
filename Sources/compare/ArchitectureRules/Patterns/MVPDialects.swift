import CompareSupport

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

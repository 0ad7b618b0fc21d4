import CompareSupport

extension Pattern {
  /// What it forbids in its usual form, in addition to what every pattern forbids.
  var own: [PatternRule] {
    switch self {
    case .mvc: Self.mvcRules
    case .mvp: Self.mvpRules
    case .mvvm: Self.mvvmRules
    case .mvi: Self.mviRules
    case .viper: Self.viperRules
    }
  }

  /// Apple's Model-View-Controller: the controller stands between a view and a model that know
  /// neither it nor each other.
  private static let mvcRules: [PatternRule] = [
    .forbidden("mvc.view-knows-model", from: [.view], to: .model),
    .concrete("mvc.view-knows-controller", from: [.view], to: .controllers),
    .forbidden("mvc.model-knows-view", from: .model, to: [.view]),
    .forbidden("mvc.model-knows-controller", from: .model, to: .controllers),
    CommonRules.strongBackReference(
      "mvc", (from: Set<Role>.model.union([.view]), to: Set<Role>.controllers.union([.delegate]))),
  ]

  /// Model-View-Presenter with a passive view: the presenter decides everything, and sees the view
  /// through a protocol.
  private static let mvpRules: [PatternRule] = [
    .forbidden("mvp.view-knows-model", from: .views, to: .model),
    .concrete("mvp.view-knows-presenter", from: .views, to: [.presenter]),
    .concrete("mvp.presenter-knows-view", from: [.presenter], to: .views),
    CommonRules.strongBackReference(
      "mvp", (from: [.presenter], to: Set<Role>.views.union([.delegate]))),
  ]

  /// Model-View-ViewModel: the view observes a view model that doesn't know the view.
  private static let mvvmRules: [PatternRule] = [
    .forbidden("mvvm.view-model-knows-view", from: [.viewModel], to: .views),
    // A view may draw values; what decides is who changes the model.
    .forbidden("mvvm.view-knows-model", from: .views, to: Dialects.changesModel).ofActs(),
    CommonRules.strongBackReference(
      "mvvm", (from: [.viewModel], to: Set<Role>.views.union([.delegate]))),
  ]

  /// Model-View-Intent: a pure reducer makes the next state from the last one and an intent; only
  /// effects touch the world.
  private static let mviRules: [PatternRule] = [
    // The values in a state are the model's; drawing them is what a view is for.
    .forbidden("mvi.view-knows-model", from: .views, to: Dialects.changesModel).ofActs(),
    .forbidden(
      "mvi.model-outside-effects", from: [.state, .intent, .action, .runtime], to: .world),
    .forbidden("mvi.reducer-knows-model", from: [.reducer], to: .world),
    // A formatter gives the same text for the same value.
    PatternRule(
      "mvi.reducer-uses-class",
      .reducerUsesClass(apartFrom: Set<Role>.world.union([.formatter]))),
    PatternRule("mvi.reducer-reads-clock", .reducerReadsClock),
    PatternRule("mvi.reducer-suspends", .reducerSuspends),
    PatternRule("mvi.state-holds-class", .stateHoldsClass),
    PatternRule("mvi.state-set-outside-reducer", .stateSetElsewhere),
    CommonRules.strongBackReference(
      "mvi", (from: [.runtime, .effect, .reducer], to: Set<Role>.views.union([.delegate]))),
  ]

  /// View, Interactor, Presenter, Entity, Router: every part sees its neighbours through protocols,
  /// and every back reference is weak.
  private static let viperRules: [PatternRule] = [
    .forbidden("viper.interactor-knows-presenter", from: [.interactor], to: [.presenter]),
    .forbidden("viper.interactor-knows-view", from: [.interactor], to: .views),
    .forbidden("viper.interactor-knows-router", from: [.interactor], to: .routers),
    // A presenter may turn an entity into texts, or hand it on; its interactor is what works on it.
    .forbidden("viper.presenter-knows-model", from: [.presenter], to: .model).ofActs(),
    .concrete("viper.presenter-knows-view", from: [.presenter], to: .views),
    .concrete("viper.presenter-knows-interactor", from: [.presenter], to: [.interactor]),
    .concrete("viper.presenter-knows-router", from: [.presenter], to: .routers),
    .forbidden("viper.view-knows-model", from: .views, to: .model),
    .forbidden("viper.view-knows-interactor", from: .views, to: [.interactor]),
    .forbidden("viper.view-knows-router", from: .views, to: .routers),
    .concrete("viper.view-knows-presenter", from: .views, to: [.presenter]),
    .forbidden("viper.router-knows-interactor", from: [.router], to: [.interactor]),
    .forbidden("viper.router-knows-model", from: [.router], to: .model),
    .forbidden(
      "viper.entity-knows-others", from: [.entity, .model],
      to: Set(Role.all).subtracting([.entity, .model, .other, .clock, .formatter])),
    CommonRules.strongBackReference(
      "viper", (from: [.interactor, .presenter, .router], to: Set<Role>.views.union([.delegate])),
      (from: [.interactor, .router], to: [.presenter])),
  ]
}

/// What every pattern forbids.
enum CommonRules {
  /// Back references to an owner, by the roles that may own each other in a pattern or form.
  static func strongBackReference(
    _ owner: String, _ ways: PatternRule.WayBack...
  ) -> PatternRule {
    PatternRule("\(owner).strong-back-reference", .strongReference(ways))
  }

  static func all(of pattern: Pattern) -> [PatternRule] {
    [
      PatternRule("\(pattern.rawValue).strong-delegate", .strongDelegate),
      PatternRule("\(pattern.rawValue).role-cycle", .cycle),
    ]
  }
}

/// What layers forbid, whatever the pattern.
package enum LayerRules {
  /// The prefix of these rules' names, like that of a pattern's rules.
  package static let prefix = "layers"
  static let all = [unknownReference]
  package static let names = all.map(\.name)
  static let unknownReference = Rule("\(prefix).unknown-reference")
}

/// What manifests and imports must agree on.
package enum PackageRules {
  static let all = [undeclaredImport, unusedDependency, importCycle]
  /// Those that compare manifests with imports.
  package static let names = [undeclaredImport, unusedDependency].map(\.name)

  static let undeclaredImport = Rule("packages.undeclared-import")
  static let unusedDependency = Rule("packages.unused-dependency")
  /// Also of modules without a manifest.
  package static let importCycle = Rule("modules.import-cycle")
}

/// What is wrong with comments that accept findings.
package enum RemarkRules {
  static let all = [withoutReason, unknownRule, withoutEffect]
  static let withoutReason = Rule("ignore-without-reason")
  static let unknownRule = Rule("ignore-unknown-rule")
  package static let withoutEffect = Rule("ignore-without-effect")
}

/// What a team forbids in its configuration, whatever the pattern.
package enum TeamRules {
  static let all = [forbiddenImport, outOfBounds, concreteDefault]
  package static let names = all.map(\.name)

  package static let forbiddenImport = Rule("imports.forbidden")
  /// Applies only if a team sets its severity.
  static let concreteDefault = Rule("default-arguments.concrete")
  package static let outOfBounds = Rule("thresholds.out-of-bounds")
}

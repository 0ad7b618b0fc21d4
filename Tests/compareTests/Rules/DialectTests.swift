import Testing

@testable import ArchitectureRules
@testable import CompareSupport

@Suite("Dialects of the rules")
struct DialectTests {
  private func names(_ pattern: Pattern, _ variant: String?) -> [String] {
    pattern.rules(variant: variant).map(\.rule.name)
  }

  @Test func `No two forms of a pattern have one name`() {
    #expect(Set(Dialects.all.map(\.name)).count == Dialects.all.count)
  }

  @Test func `A form leaves out only what its pattern has, and keeps the rest under its names`() {
    for dialect in Dialects.all {
      let base = names(dialect.pattern, nil)
      #expect(dialect.without.isSubset(of: base), "\(dialect.name)")
      let own = Set(dialect.with.map(\.rule.name))
      #expect(
        names(dialect.pattern, dialect.form).filter { !own.contains($0) }
          == base.filter { !dialect.without.contains($0) })
    }
  }

  @Test func `What holds in each form`() {
    #expect(
      names(.mvc, "classic") == [
        "mvc.view-knows-controller", "mvc.model-knows-view", "mvc.model-knows-controller",
        "mvc-classic.view-changes-model", "mvc-classic.controller-knows-view",
        "mvc-classic.strong-back-reference", "mvc.strong-delegate", "mvc.role-cycle",
      ])
    #expect(
      Set(names(.mvc, "decoupled")).subtracting(names(.mvc, nil)) == [
        "mvc-decoupled.controller-knows-concrete-view", "mvc-decoupled.controller-knows-store",
      ])
    #expect(
      names(.mvp, "supervising") == [
        "mvp.view-knows-presenter", "mvp.presenter-knows-view", "mvp.strong-back-reference",
        "mvp-supervising.view-changes-model", "mvp.strong-delegate", "mvp.role-cycle",
      ])
    #expect(
      Set(names(.mvvm, "routed")).subtracting(names(.mvvm, nil)) == [
        "mvvm-routed.view-knows-view-model", "mvvm-routed.view-knows-router",
        "mvvm-routed.view-model-knows-router",
      ])
    #expect(
      Set(names(.viper, "observed")).symmetricDifference(names(.viper, nil)) == [
        "viper.presenter-knows-view", "viper-observed.presenter-knows-view",
        "viper-observed.view-model-knows-others",
      ])
    #expect(
      Set(names(.viper, "routes")).subtracting(names(.viper, nil)) == [
        "viper-routes.router-knows-foreign-module"
      ])
    #expect(
      Set(names(.viper, "gateway")).subtracting(names(.viper, nil)) == [
        "viper-gateway.interactor-knows-store", "viper-gateway.manager-knows-presenter",
      ])
  }

  @Test(
    arguments: [
      (Pattern.mvc, "fat"), (.mvp, "presentation"), (.mvp, "classic"), (.viper, "base"),
      (.viper, "ours"),
    ])
  func `A form without rules of its own, and a team's own form, have the pattern's`(
    _ pattern: Pattern, _ form: String
  ) {
    #expect(names(pattern, form) == names(pattern, nil))
  }

  @Test func `A rule is held by the pattern or the form whose name it begins with`() {
    let rule = "mvc-classic.view-changes-model"
    #expect(RuleCatalog.isHeld(rule, by: .mvc, variant: "classic"))
    #expect(!RuleCatalog.isHeld(rule, by: .mvc, variant: "decoupled"))
    #expect(!RuleCatalog.isHeld(rule, by: .mvc))
    #expect(!RuleCatalog.isHeld(rule, by: .mvp, variant: "classic"))
    #expect(!RuleCatalog.isHeld(rule, by: nil))
    #expect(RuleCatalog.isHeld("mvc.role-cycle", by: .mvc, variant: "classic"))
    #expect(RuleCatalog.isHeld("mvc.view-knows-model", by: .mvc, variant: "ours"))
    #expect(!RuleCatalog.isHeld("mvc.view-knows-model", by: .mvc, variant: "classic"))
    #expect(!RuleCatalog.isHeld("mvp.role-cycle", by: .mvc, variant: "classic"))
    #expect(RuleCatalog.isHeld("ignore-unknown-rule", by: nil))
  }
}

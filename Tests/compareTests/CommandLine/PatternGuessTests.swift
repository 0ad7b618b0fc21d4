import Testing

@testable import ArchitectureReport
@testable import CompareSupport

@Suite("The pattern that roles tell")
struct PatternGuessTests {
  @Test(
    arguments: [
      (["presenter": 2, "view": 3], .mvp),
      (["presenter": 2, "interactor": 2, "router": 1, "view": 3], .viper),
      // Without routers, interactors are use cases that presenters share.
      (["presenter": 2, "interactor": 9, "view": 3], .mvp), (["view model": 2, "view": 9], .mvvm),
      (["reducer": 1, "state": 1, "view": 1], .mvi),
      (["view controller": 3, "view": 2], .mvc), (["view": 4], nil),
      // A server, and what only other modules show.
      (["controller": 4, "model": 9], nil), (["view model": 5, "model": 3], nil),
      // With routers, view models are what presenters show.
      (["presenter": 4, "interactor": 4, "router": 4, "view": 6, "view model": 20], .viper),
      (["presenter": 4, "interactor": 4, "view": 6, "view model": 20], .mvvm),
      // Neither is the other's beginning.
      (["presenter": 3, "view model": 2, "view": 3], nil),
      (["presenter": 4, "view model": 2, "view": 3], .mvp),
      // Where a team goes, and a beginning among what else there is.
      (["view model": 8, "view controller": 33, "view": 19], .mvvm),
      (["presenter": 1, "view controller": 9, "view": 3], nil), ([:], nil),
      (["view model": 2, "view": 30], .mvvm), (["view model": 2, "view": 31], nil),
    ] as [([String: Int], Pattern?)])
  func `What most types speak for, or nothing`(_ counts: [String: Int], _ pattern: Pattern?) {
    let types = counts.flatMap { role, count in
      (0..<count).map { RoleListing.Row(name: "\($0)", role: role, why: "", file: "", line: 1) }
    }
    let guess = PatternGuess(
      RoleListing.Module(name: "App", types: types), isRouted: counts["router"] != nil)
    #expect(guess.pattern == pattern, "\(guess.evidence)")
  }

  @Test func `A module that offers what its parts are made of isn't written in the pattern`() {
    let types = ["reducer", "reducer", "state", "view"].map {
      RoleListing.Row(name: "A", role: $0, why: "", file: "", line: 1)
    }
    let module = RoleListing.Module(name: "Kit", types: types)
    #expect(PatternGuess(module).pattern == .mvi)
    let guess = PatternGuess(module, reason: "it offers Reducer to others")
    #expect(guess.pattern == nil)
    #expect(guess.evidence == "it offers Reducer to others; 2 reducers, 1 state, 1 view")
  }

  @Test func `Parts that nothing uses as the pattern does show none`() {
    let types = ["presenter", "view controller", "view"].map {
      RoleListing.Row(name: "A", role: $0, why: "", file: "", line: 1)
    }
    let module = RoleListing.Module(name: "App", types: types)
    #expect(PatternGuess(module).pattern == .mvp)
    let guess = PatternGuess(module, unused: [.presenter: 1])
    #expect(guess.pattern == .mvc)
    #expect(guess.evidence == "1 presenter (1 showing no pattern), 1 view controller, 1 view")
  }

  @Test func `An app that is mostly SwiftUI's isn't MVC`() {
    func guess(_ views: Int) -> Pattern? {
      let controllers = ["view controller", "view controller", "model"].map {
        RoleListing.Row(name: "A", role: $0, why: "", file: "", line: 1)
      }
      let view = RoleListing.Row(name: "B", role: "view", why: "is a View", file: "", line: 1)
      let types = controllers + Array(repeating: view, count: views)
      return PatternGuess(RoleListing.Module(name: "App", types: types)).pattern
    }
    #expect(guess(2) == .mvc)
    #expect(guess(3) == nil)
  }

  @Test func `The evidence: the telling roles, each with its number`() {
    let types = ["view", "view", "presenter", "service"].map {
      RoleListing.Row(name: "A", role: $0, why: "", file: "", line: 1)
    }
    let module = RoleListing.Module(name: "App", types: types)
    #expect(PatternGuess(module).evidence == "1 presenter, 2 views")
  }
}

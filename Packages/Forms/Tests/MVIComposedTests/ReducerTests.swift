import Testing

@testable import MVIComposed

@Suite("A composed reducer")
struct ReducerTests {
  private let ends = Ends()

  @Test func `A child that is always there changes its part, and its effects answer to it`() {
    let scope = Scope(
      state: \Parent.title, action: \ParentAction.child, embed: ParentAction.child,
      child: Child(ends: ends))
    let store = TestStore(Parent(title: "A"), reducer: scope)
    store.send(.child(.append("B"))) { $0.title = "AB" }
    store.send(.child(.ask)) { $0.title = "AB?" }
    store.receive(.child(.append("!"))) { $0.title = "AB?!" }
    store.send(.remove)
  }

  @Test func `Two of them change the same state, the first one first`() {
    let append = { (text: String) in
      Reduce<String, Int> { state, _ in
        state += text
        return text == "A" ? .none : .issue(text)
      }
    }
    var state = ""
    let effect = Combine(first: append("A"), second: append("B")).reduce(into: &state, action: 0)
    #expect(state == "AB")
    #expect(effect.steps.count == 1)
  }

  @Test func `A child that isn't always there is asked before its parent`() {
    let store = TestStore(Parent(child: "A"), reducer: parent)
    store.send(.child(.append("B"))) {
      $0.child = "AB"
      $0.title = "saw AB"
    }
    store.send(.child(.ask)) {
      $0.child = "AB?"
      $0.title = "saw AB?"
    }
    store.receive(.child(.append("!"))) {
      $0.child = "AB?!"
      $0.title = "saw AB?!"
    }
  }

  @Test func `When the parent removes its child, the child's effects end, and no others`() {
    let store = TestStore(Parent(child: "A"), reducer: parent)
    store.send(.child(.follow)) { $0.title = "saw A" }
    store.send(.child(.append("B"))) {
      $0.child = "AB"
      $0.title = "saw AB"
    }
    #expect(ends.count == 0)
    store.send(.remove) { $0.child = nil }
    #expect(ends.count == 1)
  }

  @Test func `A parent's own effects stay when its child goes`() {
    let store = TestStore(Parent(child: "A"), reducer: parent)
    store.send(.follow)
    store.send(.remove) { $0.child = nil }
    #expect(ends.count == 0)
  }

  @Test func `An action for a child that is gone is an issue, and changes nothing`() {
    let store = TestStore(Parent(), reducer: parent)
    withKnownIssue { store.send(.child(.append("A"))) { $0.title = "saw nothing" } }
    #expect(store.state == Parent(title: "saw nothing"))
  }

  private var parent: some Reducer<Parent, ParentAction> {
    let ends = ends
    return Reduce { state, action in
      switch action {
      case .child: state.title = "saw \(state.child ?? "nothing")"
      case .remove: state.child = nil
      case .follow: return ends.effect()
      }
      return .none
    }
    .ifLet(\.child, action: \.child, ParentAction.child, then: Child(ends: ends))
  }
}

nonisolated private struct Parent: Equatable {
  var title = ""
  var child: String?
}

nonisolated private enum ParentAction: Equatable {
  case child(ChildAction)
  case remove
  case follow

  var child: ChildAction? {
    if case .child(let action) = self { action } else { nil }
  }
}

nonisolated private enum ChildAction: Equatable {
  case append(String)
  case ask
  case follow
}

nonisolated private struct Child: Reducer {
  let ends: Ends

  func reduce(into state: inout String, action: ChildAction) -> Effect<ChildAction> {
    switch action {
    case .append(let text):
      state += text
      return .none
    case .ask:
      state += "?"
      return .send(.append("!"))
    case .follow:
      return ends.effect()
    }
  }
}

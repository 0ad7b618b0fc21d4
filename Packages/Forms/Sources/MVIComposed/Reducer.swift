/// Tells what a state becomes by an action, and nothing else.
nonisolated protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action

  /// Changes the state, and returns what is to be asked of the world.
  func reduce(into state: inout State, action: Action) -> Effect<Action>
}

/// A reducer that consists of others.
nonisolated protocol ComposedReducer: Reducer {
  associatedtype Body: Reducer<State, Action>

  var body: Body { get }
}

nonisolated extension ComposedReducer {
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

/// A feature's own part, beside those of its children.
nonisolated struct Reduce<State, Action>: Reducer {
  private let change: (inout State, Action) -> Effect<Action>

  init(_ change: @escaping (inout State, Action) -> Effect<Action>) {
    self.change = change
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    change(&state, action)
  }
}

/// Lets one reducer after the other change the same state.
nonisolated struct Combine<First: Reducer, Second: Reducer<First.State, First.Action>>: Reducer {
  let first: First
  let second: Second

  func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
    .merge(
      first.reduce(into: &state, action: action), second.reduce(into: &state, action: action))
  }
}

/// Lets a child's reducer change the child's part of the state.
nonisolated struct Scope<State, Action, Child: Reducer>: Reducer {
  let state: WritableKeyPath<State, Child.State>
  /// The child's action in one of the parent, if it is for the child.
  let action: KeyPath<Action, Child.Action?>
  let embed: @Sendable (Child.Action) -> Action
  let child: Child

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let action = action[keyPath: self.action] else { return .none }
    return child.reduce(into: &state[keyPath: self.state], action: action).map(embed)
  }
}

/// Lets a child's reducer change a part of the state that may be missing, and the parent's after it.
///
/// The child comes first, or an action by which its parent removes it wouldn't reach it.
/// Its effects are cancelled when it is removed.
nonisolated struct IfLet<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let state: WritableKeyPath<Parent.State, Child.State?>
  let action: KeyPath<Parent.Action, Child.Action?>
  let embed: @Sendable (Child.Action) -> Parent.Action
  let child: Child

  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let childEffect = reduceChild(of: &state, action)
    let wasThere = state[keyPath: self.state] != nil
    let parentEffect = parent.reduce(into: &state, action: action)
    let isRemoved = wasThere && state[keyPath: self.state] == nil
    return .merge(childEffect, parentEffect, isRemoved ? .cancel(id: self.state) : .none)
  }

  private func reduceChild(
    of state: inout Parent.State, _ action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard let childAction = action[keyPath: self.action] else { return .none }
    guard var childState = state[keyPath: self.state] else {
      return .issue("\(action) is for a child that isn't there.")
    }
    let effect = child.reduce(into: &childState, action: childAction)
    state[keyPath: self.state] = childState
    return effect.map(embed).cancellable(id: self.state)
  }
}

nonisolated extension Reducer {
  /// Adds a child that isn't always there.
  func ifLet<Child: Reducer>(
    _ state: WritableKeyPath<State, Child.State?>,
    action: KeyPath<Action, Child.Action?>,
    _ embed: @escaping @Sendable (Child.Action) -> Action, then child: Child
  ) -> IfLet<Self, Child> {
    IfLet(parent: self, state: state, action: action, embed: embed, child: child)
  }
}

import CompareSupport

/// Model-View-Intent: a pure reducer makes the next state of the last one and an intent; effects
/// alone touch the world.
enum MVIRules {
  static let all: [PatternRule] = [
    .forbidden(
      "mvi.view-knows-model", from: .views, to: .model,
      "the view refers to the model",
      reason: "A view that reads or changes the model goes past the one direction that all else"
        + " takes.",
      remedy: "Draw the state, and send an intent."),
    .forbidden(
      "mvi.model-outside-effects", from: [.state, .intent, .action, .runtime], to: .world,
      "a part that is no effect refers to a store, provider or service",
      reason: "What touches the world outside the effects is in no list of what happened, and"
        + " cannot be replayed.",
      remedy: "Ask for an effect, and take its answer as an intent."),
    .forbidden(
      "mvi.reducer-knows-model", from: [.reducer], to: .world,
      "the reducer refers to a store, provider or service",
      reason: "A reducer that touches the world gives other states for the same intents.",
      remedy: "Return an effect, and let its answer come as an intent."),
    PatternRule(
      rule: Rule(
        name: "mvi.reducer-uses-class",
        message: "the reducer refers to a class",
        reason: "What is shared can change between two calls: the same intents no longer give the"
          + " same states.",
        remedy: "Give the reducer values, and leave objects to the effects."),
      check: .reducerUsesClass(apartFrom: .world)),
    PatternRule(
      rule: Rule(
        name: "mvi.reducer-reads-clock",
        message: "the reducer asks for the time or for chance",
        reason: "Replayed tomorrow, the same intents give other states.",
        remedy: "Let the intent or an effect's answer carry the value."),
      check: .reducerReadsClock),
    PatternRule(
      rule: Rule(
        name: "mvi.reducer-suspends",
        message: "the reducer is asynchronous",
        reason: "While a reducer waits, other intents come in: their order decides the state.",
        remedy: "Return an effect that waits, and answers with an intent."),
      check: .reducerSuspends),
    PatternRule(
      rule: Rule(
        name: "mvi.state-holds-class",
        message: "the state is no plain value",
        reason: "An object in a state changes without an intent, and keeps no state of before.",
        remedy: "Make it a struct or an enum, of values alone."),
      check: .stateHoldsClass),
    PatternRule(
      rule: Rule(
        name: "mvi.state-set-outside-reducer",
        message: "a part that is no reducer sets the state",
        reason: "A state that changes without an intent cannot be explained by the intents.",
        remedy: "Send an intent, and let the reducer make the next state."),
      check: .stateSetElsewhere),
    CommonRules.strongBackReference(
      "mvi", (from: [.runtime, .effect, .reducer], to: Set<Role>.views.union([.delegate])),
      message: "the runtime, effect or reducer keeps a view or delegate alive"),
  ]
}

/// Decides what an intent does to the state, and which effects it has.
///
/// A reducer is pure: equal states and equal intents give equal states and equal effects.
/// Whatever it wants from the world it describes as an effect, whose result returns as an intent.
protocol Reducer<State, Intent, Effect> {
  associatedtype State
  associatedtype Intent
  associatedtype Effect

  func reduce(_ state: inout State, _ intent: Intent) -> [Effect]
}

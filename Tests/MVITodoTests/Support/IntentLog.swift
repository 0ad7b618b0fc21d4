/// Remembers the intents that were sent.
final class IntentLog<Intent> {
  private(set) var intents: [Intent] = []

  func append(_ intent: Intent) { intents.append(intent) }
}

/// Takes the place of whoever receives intents, and remembers them.
final class RecordingReceiver<Intent> {
  private(set) var intents: [Intent] = []

  func receive(_ intent: Intent) { intents.append(intent) }
}

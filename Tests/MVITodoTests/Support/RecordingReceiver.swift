/// Takes the place of whoever receives intents or answers, and remembers them.
final class RecordingReceiver<Message> {
  private(set) var received: [Message] = []

  func receive(_ message: Message) { received.append(message) }
}

extension Screen {
  /// A message that must be answered before anything else.
  nonisolated public struct Alert: Equatable, Sendable {
    /// The kind of answer that is expected.
    public enum Kind: Equatable, Sendable {
      /// Answered with yes or no.
      case question
      /// Only needs to be read.
      case notice
    }

    public var kind: Kind
    public var message: String
    /// The reason, below the message.
    public var detail: String?

    public init(_ kind: Kind, _ message: String, detail: String? = nil) {
      self.kind = kind
      self.message = message
      self.detail = detail
    }

    /// The keys that answer it.
    public var actions: [Action] {
      switch kind {
      case .question: [yes, no]
      case .notice: [ok]
      }
    }

    /// The answer that a key gives: true for yes, false for no or for having read it, else `nil`.
    public func answer(to key: Key) -> Bool? {
      switch kind {
      case .question: yes.keys.contains(key) ? true : no.keys.contains(key) ? false : nil
      case .notice: ok.keys.contains(key) ? false : nil
      }
    }

    private var yes: Action { Action("y", title: "Yes") }
    private var no: Action { Action("n", .escape, title: "No") }
    private var ok: Action { Action(.enter, .escape, title: "OK") }
  }
}

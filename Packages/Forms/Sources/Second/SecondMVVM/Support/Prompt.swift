/// A message of a view model that the user has to answer before anything else.
struct Prompt: Equatable {
  enum Kind: Equatable {
    /// Answered with yes or no.
    case question
    /// Only needs to be read.
    case notice
  }

  let kind: Kind
  let message: String
  /// The reason, if there is one.
  let detail: String?

  static func question(_ message: String) -> Prompt {
    Prompt(kind: .question, message: message, detail: nil)
  }

  static func notice(_ message: String, detail: String? = nil) -> Prompt {
    Prompt(kind: .notice, message: message, detail: detail)
  }
}

import Presentation
import Shared

/// The reason why a link can't be opened.
nonisolated enum LinkError: Error, Equatable {
  // The link itself is invalid.
  case unknownScheme(String)
  case unescapedBlank
  case fragment
  case badEscape(String)
  case unknownHost(String)
  case unknownPath(String, host: String)
  case missingID
  case unknownParameter(String)
  case doubledParameter(String)
  case longTitle
  case badDay(String)
  case pastDay(String)

  // The link is valid but can't be opened now.
  case missingTodo(Int64)
  case modalOpen(String)
  case alertOpen(String)
  case missingTab(String)
  case failed(reason: String)
}

nonisolated extension LinkError {
  /// Describes the problem and its fix in one line of plain words.
  var description: String {
    switch self {
    case .unknownScheme(let text):
      "“\(text.cut)” isn't a link: a link begins with “todo://”."
    case .unescapedBlank: "A blank in a link has to be written as “%20”."
    case .fragment: "A link has no part after a “#”; as a character it is written “%23”."
    case .badEscape(let text):
      "“\(text.cut)” can't be read: a “%” begins two hexadecimal digits of UTF-8, or is “%25”."
    case .unknownHost(let host):
      "The link's host “\(host.cut)” is unknown; it must be “todos” or “cats”."
    case .unknownPath(let path, let host):
      "The link's path “\(path.cut)” is unknown after “\(host)”; \(Self.paths(after: host))."
    case .missingID: "The link ends where a todo's id is missing, as in “todo://todos/1”."
    case .unknownParameter(let name):
      "The link's parameter “\(name.cut)” is unknown; “todo://todos/add” has “title” and “due”."
    case .doubledParameter(let name): "The link has its parameter “\(name)” twice; leave one out."
    case .longTitle: TodoFormFormatter().message(for: .tooLong)
    case .badDay(let text):
      "The link's day “\(text.cut)” doesn't exist; a day is written YYYY-MM-DD."
    case .pastDay(let text): "The link's day “\(text)” is past; a new todo is due today or later."
    case .missingTodo(let id): "There is no todo with the id \(id)."
    case .modalOpen(let title): "“\(title)” is open; finish it first, then open the link again."
    case .alertOpen(let message):
      "“\(message.cut)” needs an answer first; then open the link again."
    case .missingTab(let title): "There are no \(title) to open it in."
    case .failed(let reason): reason
    }
  }

  private static func paths(after host: String) -> String {
    host == "cats" ? "nothing follows it" : "it must be “/add” or a todo's id"
  }
}

nonisolated extension String {
  /// The text on one line, shortened to fit in a message.
  fileprivate var cut: String {
    let line = String(map { $0.isNewline ? " " : $0 })
    return line.count > 40 ? line.prefix(40) + "…" : line
  }
}

/// The result of a comparison, as the JSON has it.
struct Report: Codable, Equatable, Sendable {
  static let schemaVersion = 3

  var schemaVersion = Report.schemaVersion
  var modules: [ModuleReport]
  /// What could not be measured, or not as it should be, and why.
  var notes: [Note] = []
  /// What is not measured, or by its syntax only.
  var skipped: [Skipped] = []

  /// The same without the lists of the modules.
  var summary: Report {
    var summary = self
    summary.modules = modules.map(\.summary)
    return summary
  }
}

/// A file or folder that was left out.
struct Skipped: Codable, Equatable, Sendable {
  var path: String
  var reason: String
}

/// Something that the numbers alone don't say.
struct Note: Codable, Equatable, Sendable {
  /// The module that it is about; nil when it is about all.
  @ExplicitNull var module: String?
  var text: String

  init(_ text: String, of module: String? = nil) {
    self.text = text
    _module = ExplicitNull(wrappedValue: module)
  }

  var line: String { module.map { "\($0): \(text)" } ?? text }
}

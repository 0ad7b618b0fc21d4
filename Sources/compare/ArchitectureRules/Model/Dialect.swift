import CompareSupport

/// What a form of a pattern allows or forbids beside the pattern's own rules.
struct Dialect: Sendable {
  let pattern: Pattern
  /// What `.compare.json` calls the variant.
  let form: String
  /// Names of the pattern's rules that do not hold.
  let without: Set<String>
  /// Rules that hold for this form alone; their names begin with its name.
  let with: [PatternRule]

  init(_ pattern: Pattern, _ form: String, without: Set<String> = [], with: [PatternRule]) {
    self.pattern = pattern
    self.form = form
    self.without = without
    self.with = with
  }

  /// Such as `mvc-classic`.
  var name: String { "\(pattern.rawValue)-\(form)" }
}

package import CompareSupport

/// One number of one implementation, where its range is looked at.
package struct FormNumber: Equatable, Sendable {
  package let pattern: Pattern
  /// Of the module.
  package let name: String
  /// Whether it is the form of its pattern that is compared with other patterns.
  package let isUsual: Bool
  /// As the table shows it, and so as it is compared.
  package let text: String
  package let value: Double
}

extension Int {
  /// The number with its noun.
  package func of(_ singular: String, _ plural: String) -> String {
    "\(self) \(self == 1 ? singular : plural)"
  }
}

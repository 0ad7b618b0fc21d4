/// An architecture pattern that the tool knows the roles of.
package enum Pattern: String, CaseIterable, Codable, Sendable {
  case mvc, mvp, mvvm, mvi, viper

  package var title: String { rawValue.uppercased() }
}

/// An architecture pattern that the tool knows the roles of.
enum Pattern: String, CaseIterable, Codable, Sendable {
  case mvc, mvp, mvvm, mvi, viper

  var title: String { rawValue.uppercased() }
}

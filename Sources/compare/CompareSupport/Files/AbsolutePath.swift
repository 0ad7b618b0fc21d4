extension String {
  /// This path itself when it is absolute; else from a folder on.
  package func path(from folder: String) -> String {
    hasPrefix("/") ? self : "\(folder)/\(self)"
  }
}

extension String {
  /// The text with something else for some of its characters, however they are combined.
  package func escaped(_ escapes: [Unicode.Scalar: String]) -> String {
    unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}

extension String {
  /// The text with a `�` for whatever could end the line or command the terminal.
  public var oneLine: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      scalars.append(scalar.isDeceptive ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }
}

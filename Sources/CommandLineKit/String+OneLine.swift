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

extension Unicode.Scalar {
  /// Whether it has no look of its own, or makes other text look different from what it is.
  ///
  /// Controls, what turns the direction of writing, line separators, tags, fillers. Joiners and the
  /// selectors of a variant are what some scripts and emoji are written with.
  public var isDeceptive: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200C}" && self != "\u{200D}"
    default: properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
    }
  }
}

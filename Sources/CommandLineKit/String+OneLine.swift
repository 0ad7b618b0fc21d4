extension String {
  /// The text with a `�` in place of characters that could break the line or control a terminal.
  public var oneLine: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      scalars.append(scalar.isDeceptive ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// Whether it is invisible or changes how other text looks.
  ///
  /// Controls, direction marks, line separators, tags and fillers. Joiners and variation selectors
  /// don't count, since some scripts and emoji need them.
  public var isDeceptive: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200C}" && self != "\u{200D}"
    default: properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
    }
  }
}

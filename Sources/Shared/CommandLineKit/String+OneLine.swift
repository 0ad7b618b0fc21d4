extension String {
  /// The text with a `�` in place of characters that could break the line or control a terminal.
  public var oneLine: String { replacingDeceptive { _ in "\u{FFFD}" } }

  /// As `oneLine`, but with its line breaks and tabs: a whole output.
  public var printable: String { replacingDeceptive(except: ["\n", "\t"]) { _ in "\u{FFFD}" } }

  /// The text with each deceptive character replaced, except those that are meant.
  public func replacingDeceptive(
    except meant: Set<Unicode.Scalar> = [], _ replacement: (Unicode.Scalar) -> String
  ) -> String {
    let isReplaced = { (scalar: Unicode.Scalar) in scalar.isDeceptive && !meant.contains(scalar) }
    guard unicodeScalars.contains(where: isReplaced) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if isReplaced(scalar) {
        scalars.append(contentsOf: replacement(scalar).unicodeScalars)
      } else {
        scalars.append(scalar)
      }
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
    // Nearly all characters are these, and looking up their properties takes long.
    if (0x20..<0x7F).contains(value) { return false }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200C}" && self != "\u{200D}"
    default: properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
    }
  }
}

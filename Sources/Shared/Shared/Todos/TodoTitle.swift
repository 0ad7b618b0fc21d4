/// The rules for titles.
public enum TodoTitle {
  /// The maximum number of characters (grapheme clusters) in a title.
  public static let maximumLength = 200

  /// Why a text isn't a valid title.
  public enum Invalid: Error, Equatable {
    case empty
    case tooLong
  }

  /// The text without surrounding white space, if it is a valid title.
  public static func validate(_ text: String) throws(Invalid) -> String {
    let title = trimmed(text)
    if title.isEmpty { throw .empty }
    if title.count > maximumLength { throw .tooLong }
    return title
  }

  /// Uses Unicode's definition of white space; Foundation's is broader and varies by platform.
  private static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[start...end])
  }
}

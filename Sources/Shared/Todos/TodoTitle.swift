/// The rules that a title keeps.
public enum TodoTitle {
  /// The most characters (grapheme clusters) that a title can have.
  public static let maximumLength = 200

  /// Why a text can't be a title.
  public enum Invalid: Error, Equatable {
    case empty
    case tooLong
  }

  /// The text without the white space around it, if that makes a title.
  public static func validate(_ text: String) throws(Invalid) -> String {
    let title = trimmed(text)
    if title.isEmpty { throw .empty }
    if title.count > maximumLength { throw .tooLong }
    return title
  }

  /// White space is what Unicode says: Foundation's sets have more, and not the same everywhere.
  private static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[start...end])
  }
}

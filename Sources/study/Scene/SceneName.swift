import CommandLineKit

/// The name of a new scene, as its types and as its properties have it.
struct SceneName: Equatable {
  static let longest = 40

  let type: String
  /// LateTodos is lateTodos, and URLList is urlList.
  let property: String

  init(_ word: String) throws(UsageError) {
    guard word.count <= Self.longest else {
      throw .explained(
        "The name '\(word)' is too long: it has \(word.count) characters, and \(Self.longest) are"
          + " the limit.")
    }
    guard word.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
      throw .explained(
        "'\(word)' isn't a scene's name: it must be ASCII letters and digits in UpperCamelCase,"
          + " such as LateTodos.")
    }
    guard !["Any", "Protocol", "Self", "Type"].contains(word) else {
      throw .explained("'\(word)' is a word of Swift's: a scene needs another name.")
    }
    type = word
    let capitals = word.prefix { $0.isUppercase }.count
    let startsWord = word.dropFirst(capitals).first?.isLowercase ?? false
    let count = capitals > 1 && startsWord ? capitals - 1 : capitals
    property = word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// A text of a template with this name in it; the name itself may contain the placeholder.
  func replacing(in text: String) -> String {
    text.replacing(/NewScene|newScene/) { $0.output == "NewScene" ? type : property }
  }
}

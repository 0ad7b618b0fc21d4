/// For which platform a set of sources is compiled.
///
/// One that imports, outside any `#if`, a module that is not here was written for another
/// platform, as a rule for iOS. Its `#if os(iOS)` is then what counts: each `os(X)` in a condition
/// becomes the flag `os_X_` in the copy that is compiled, which is as long, so that every place
/// stays where it is.
enum Platform {
  case host, iOS

  init(_ imports: [ImportStatement], found: Set<String>) {
    let needed = imports.filter { !$0.isConditional }.compactMap(\.path.first)
    self = found.isSuperset(of: needed) ? .host : .iOS
  }

  /// What the frameworks of iOS would bring along, as far as it is here, and the flag.
  var arguments: [String] {
    switch self {
    case .host: []
    case .iOS: ["-D", "os_iOS_", "-Xfrontend", "-import-module", "-Xfrontend", "Foundation"]
    }
  }

  /// A file as this platform's compiler is to see it.
  func staged(_ file: ParsedFile) -> [UInt8] {
    var bytes = file.text.bytes
    guard self == .iOS else { return bytes }
    for condition in file.conditionalClauses.map(\.condition) {
      for (open, close) in Self.parentheses(of: "os", in: condition, file) {
        bytes[open] = UInt8(ascii: "_")
        bytes[close] = UInt8(ascii: "_")
      }
    }
    return bytes
  }

  private static func parentheses(
    of name: String,
    in condition: Range<Int>,
    _ file: ParsedFile
  ) -> [(Int, Int)] {
    let tokens = file.tree.tokens.filter { condition.contains($0.range.lowerBound) }
    return zip(tokens, tokens.dropFirst()).compactMap { word, platform in
      let open = word.range.upperBound
      let close = platform.range.upperBound
      guard file.text.string(word.range) == name,
        file.text.string(open..<platform.range.lowerBound) == "(",
        file.text.string(close..<close + 1) == ")"
      else { return nil }
      return (open, close)
    }
  }
}

/// A rule that is broken in one spelling, in files of its own.
///
/// In its texts `$p` stands for the beginning of its types' names.
struct Planting: Sendable {
  let rule: String
  let spelling: String
  /// Texts by what follows the beginning of the file's name.
  var files: [String: String]

  init(_ rule: String, _ spelling: String, _ text: String, other: String = "") {
    (self.rule, self.spelling) = (rule, spelling)
    files = ["": text]
    if !other.isEmpty { files["Other"] = other }
  }
}

/// Plantings that are checked in one run, next to an app without a finding.
struct Field: Sendable {
  let name: String
  var pattern: String?
  var variant: String?
  /// The app that breaks no rule.
  let clean: String
  var plantings: [Planting] = []
  /// More keys of `.compare.json`.
  var configuration = ""
  /// Whether each planting is a package with a manifest, and not a file.
  var hasPackages = false

  /// The beginning of the names of a planting.
  static func prefix(_ number: Int) -> String { "Z\(number)x" }

  /// The planting that a file belongs to.
  static func number(ofFile path: String) -> Int? {
    path.split(separator: "/").lazy.compactMap { part -> Int? in
      guard part.hasPrefix("Z") else { return nil }
      let digits = part.dropFirst().prefix(while: \.isNumber)
      return part.dropFirst(digits.count + 1).hasPrefix("x") ? Int(digits) : nil
    }.first
  }

  /// All texts by path.
  var files: [String: String] {
    var files = clean.isEmpty ? [:] : ["\(name)/Clean.swift": clean]
    for (number, planting) in plantings.enumerated() {
      let prefix = Self.prefix(number)
      for (rest, text) in planting.files {
        let path =
          hasPackages ? "\(name)/\(prefix)/\(rest)" : "\(name)/\(prefix)\(rest).swift"
        files[path.replacing("$p", with: prefix)] = text.replacing("$p", with: prefix)
      }
    }
    return files
  }
}

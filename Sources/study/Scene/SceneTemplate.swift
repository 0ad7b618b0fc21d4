import Foundation

/// The files that a scene of a pattern is made from, in Scripts/scenes of its package.
struct SceneTemplate {
  static let formsPackage = "Packages/Forms/"

  /// What todo calls the pattern or form.
  let pattern: String
  /// The package of its module, relative to the repository and with a slash; empty for the root.
  let package: String
  /// The folder of the templates.
  let folder: String
  /// Swift files, relative to the repository, with NewScene in place of the name.
  let paths: [String]

  /// The names of the pattern and, for another form of it, of the variant that `compare` checks; none
  /// for what is in no pattern.
  var checked: [String] {
    let words = pattern.split(separator: "-", maxSplits: 1).map(String.init)
    return PatternFolder.five.contains(words[0]) ? words : []
  }

  private init(pattern: String, package: String, root: String) {
    self.pattern = pattern
    self.package = package
    folder = "\(root)/\(package)Scripts/scenes/\(pattern)"
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    paths = all.filter { $0.hasSuffix(".swift") }.map { package + $0 }.sorted()
  }

  /// The five, then the other forms.
  static func all(in root: String) -> [SceneTemplate] {
    let forms =
      (try? FileManager.default.contentsOfDirectory(
        atPath: "\(root)/\(formsPackage)Scripts/scenes")) ?? []
    return PatternFolder.five.map { SceneTemplate(pattern: $0, package: "", root: root) }
      + forms.sorted().map { SceneTemplate(pattern: $0, package: formsPackage, root: root) }
  }

  /// The folder of the pattern's module: the one around the only folder named NewScene.
  var module: String { around(package + "Sources/") }
  /// The folder of its suite.
  var tests: String { around(package + "Tests/") }

  private func around(_ start: String) -> String {
    let path = paths.first { $0.hasPrefix(start) && $0.contains("/NewScene/") } ?? start
    return path.components(separatedBy: "/NewScene/").first ?? path
  }

  /// The text of a file; nil if it can't be read.
  func text(of path: String) -> String? {
    try? String(contentsOfFile: "\(folder)/\(path.dropFirst(package.count))", encoding: .utf8)
  }

  /// What to write in the scene that presents the new one.
  var presenting: String? {
    try? String(contentsOfFile: "\(folder)/present.txt", encoding: .utf8)
  }
}

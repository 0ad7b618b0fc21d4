import Foundation

/// The folder of a module with the app, and what todo calls it.
struct PatternFolder: Equatable {
  static let five = ["mvc", "mvp", "mvvm", "mvi", "viper"]

  /// Relative to the package.
  let path: String
  let name: String

  init(path: String) {
    self.path = path
    name = Self.name(ofModule: (path as NSString).lastPathComponent)
  }

  /// The five, then other forms, then the steps of the road.
  static func all(in root: String) -> [PatternFolder] {
    let own = five.map { PatternFolder(path: "Sources/\($0.uppercased())Todo") }
    let forms = "Packages/Forms/Sources"
    let others = ["", "/Road"].flatMap { folder in
      names(in: "\(root)/\(forms)\(folder)").map { PatternFolder(path: "\(forms)\(folder)/\($0)") }
    }
    return own
      + others.filter {
        FileManager.default.fileExists(atPath: "\(root)/\($0.path)/App.swift")
      }
  }

  /// Turns MVCTodo into mvc, MVCFat into mvc-fat and RoadStep1 into road-1.
  static func name(ofModule module: String) -> String {
    let short = module.hasSuffix("Todo") ? String(module.dropLast(4)) : module
    return short.replacing(/Step([0-9])/) { "-\($0.1)" }
      .replacing(/([A-Z])([A-Z][a-z])/, maxReplacements: 1) { "\($0.1)-\($0.2)" }
      .lowercased()
  }

  /// Whether the user means it: by todo's name or by its module's, in any case.
  func isCalled(_ word: String) -> Bool {
    [name, (path as NSString).lastPathComponent.lowercased()].contains(word.lowercased())
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}

import Foundation

/// How the compiler is called for one app.
struct CompilerCommand: Sendable {
  let compiler: String
  let module: String
  let platform: Platform
  /// The module map of the modules that cannot be found.
  let stubs: String
  let files: StagedSources
  let folder: ScratchFolder

  /// Swift 5, which most apps are written in: it takes nearly all of Swift 4 and, other than 6,
  /// makes no errors of what concerns data races.
  private static let languageMode = "5"

  /// Compiles some of the copies, in whose order the units' names are.
  func invocation(of paths: [String]) throws(CompareError) -> Invocation {
    try ScratchFolder("\(folder.path)/stubs").write(Array(stubs.utf8), to: "module.modulemap")
    let units = paths.map { "\($0).o\n" }.joined()
    try folder.write(Array(units.utf8), to: "units")
    return Invocation(path: compiler, arguments: options + paths, folder: folder.path)
  }

  /// Everything that what the compiler leaves depends on, other than the files' contents.
  var fingerprint: String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: compiler)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return ([compiler, "\(date)", stubs] + options + files.paths).joined(separator: "\n")
  }

  private var options: [String] {
    [
      "-typecheck", "-wmo", "-module-name", module, "-swift-version", Self.languageMode,
      "-suppress-warnings", "-module-cache-path", "\(folder.path)/cache",
      "-I", "\(folder.path)/stubs",
      "-index-store-path", "\(folder.path)/store", "-index-ignore-system-modules",
    ]
      + frontend("-index-ignore-clang-modules")
      + frontend("-index-unit-output-path-filelist", "\(folder.path)/units")
      + frontend("-experimental-allow-module-with-compiler-errors")
      + frontend("-warn-on-editor-placeholder")
      // A lone file would be a script.
      + (files.hasMain ? [] : ["-parse-as-library"])
      + platform.arguments
  }

  private func frontend(_ words: String...) -> [String] { words.flatMap { ["-Xfrontend", $0] } }
}

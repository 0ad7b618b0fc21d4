import CompareSupport
import Foundation

/// What a compilation of an app depends on, other than its files and what is installed.
struct CompilerSettings: Sendable {
  let module: String
  let platform: Platform
  let platformArguments: [String]
  /// The module map of the missing modules.
  let stubs: String
  let links: ModuleLinks
  var answers = ConditionAnswers()
}

/// The compiler command for one app.
struct CompilerCommand: Sendable {
  let compiler: String
  let settings: CompilerSettings
  /// The compiler's module cache.
  let systemModules: String
  /// Folders with modules from an earlier build.
  let modules: [String]
  let files: StagedSources
  let folder: ScratchFolder

  /// Where the compiler writes its records, in the folder.
  static let store = "store"
  /// The checksums of those records, in the folder.
  static let sums = "record-sums"
  /// Where it writes the module that other apps import, in the folder.
  static let modules = "modules"

  /// Swift 5, which most apps are written in: it accepts nearly all of Swift 4 and, unlike 6,
  /// doesn't treat data races as errors.
  private static let languageMode = "5"

  /// What conditions of `#if` may ask for: as in the builds that developers measure, previews
  /// included.
  static let flags = ["-D", "DEBUG", "-swift-version", languageMode]

  /// How long the compiler may try to solve one expression; its own limit is a million.
  ///
  /// An expression with an unknown name is tried in every way without success: with this limit, an
  /// app takes a fifth of the time, and not a single reference is lost. The limit counts steps, not
  /// time, so the result is the same on a busy machine.
  private static let solverScopes = 5_000

  /// Compiles some of the copies, and records some of those; the units' names are in their order.
  func invocation(
    of paths: [String], recording recorded: [String]
  ) throws(Failure) -> Invocation {
    _ = try Self.write(settings.stubs, in: folder)
    let units = recorded.map { "\($0).o\n" }.joined()
    try folder.write(Array(units.utf8), to: "units")
    let mode =
      recorded == paths
      ? ["-wmo", "-typecheck"]
      : ["-index-file"] + recorded.flatMap { ["-index-file-path", $0] }
    return invocation(options + mode + recording + paths)
  }

  /// Writes the module without the bodies of functions, which other modules can't see.
  func emission() throws(Failure) -> Invocation {
    let folder = try ScratchFolder("\(folder.path)/\(Self.modules)")
    return invocation(
      options + [
        "-wmo", "-emit-module", "-emit-module-path",
        "\(folder.path)/\(settings.module).swiftmodule",
      ]
        // For those that import it with `@testable`.
        + ["-enable-testing"] + frontend("-experimental-skip-all-function-bodies") + files.paths)
  }

  /// Writes the map of the missing modules, and returns its folder.
  static func write(_ stubs: String, in folder: ScratchFolder) throws(Failure) -> ScratchFolder {
    let own = try ScratchFolder("\(folder.path)/stubs")
    try own.write(Array(stubs.utf8), to: "module.modulemap")
    return own
  }

  private func invocation(_ arguments: [String]) -> Invocation {
    Invocation(
      path: compiler, arguments: arguments, folder: folder.path,
      // After a crash, only the files matter; resolving the compiler's own functions takes seconds.
      environment: ["LLVM_DISABLE_SYMBOLIZATION": "1"])
  }

  /// What the apps that import it need.
  func offered(stubs: Set<[String]>, isForIOS: Bool) -> ModuleLinks {
    var own = ModuleLinks()
    let modules = "\(folder.path)/\(Self.modules)"
    guard let sum = ModuleLinks.sum(in: modules) else { return own }
    own.folders = [modules]
    own.sums = [sum]
    own.stubs = stubs
    own.isForIOS = isForIOS
    own.add(settings.links)
    return own
  }

  /// Everything that the compiler's output depends on, other than the files' contents.
  var fingerprint: String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: compiler)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return
      ([compiler, "\(date)", settings.stubs] + options + recording + settings.links.sums
      + files.paths)
      .joined(separator: "\n")
  }

  private var options: [String] {
    [
      "-module-name", settings.module, "-suppress-warnings", "-module-cache-path", systemModules,
      "-I", "\(folder.path)/stubs",
    ]
      + Self.flags
      // What several apps share with `package` is theirs.
      + (settings.links.isLinked ? ["-package-name", "apps"] : [])
      + frontend("-experimental-allow-module-with-compiler-errors")
      + frontend("-warn-on-editor-placeholder")
      // A single file would be a script.
      + (files.hasMain ? [] : ["-parse-as-library"])
      + modules.flatMap { ["-I", $0] }
      + (settings.stubs.isEmpty ? [] : frontend("-solver-scope-threshold=\(Self.solverScopes)"))
      + settings.platformArguments
  }

  private var recording: [String] {
    [
      "-index-store-path", "\(folder.path)/\(Self.store)",
      "-index-ignore-system-modules",
    ]
      + frontend("-index-ignore-clang-modules")
      + frontend("-index-unit-output-path-filelist", "\(folder.path)/units")
  }

  private func frontend(_ words: String...) -> [String] { words.flatMap { ["-Xfrontend", $0] } }
}

/// Empty modules in place of missing ones.
///
/// A Clang module map is enough: it needs no compilation, and can declare a submodule such as
/// `UIKit.UIGestureRecognizerSubclass`.
enum StubModules {
  static func moduleMap(_ paths: Set<[String]>) -> String {
    Set(paths.compactMap(\.first)).sorted().map { name in
      let inner = paths.filter { $0.first == name }.map { Array($0.dropFirst()) }
      return "module \"\(name)\" {\n\(moduleMap(Set(inner.filter { !$0.isEmpty })))}\n"
    }
    .joined()
  }
}

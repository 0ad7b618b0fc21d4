/// Where the package is and where `compare` keeps what it builds.
struct Workspace: Sendable {
  let root: String

  /// A folder of its own, so that neither the lock nor the coverage setting of the user's own
  /// build is touched: switching coverage on and off in one folder rebuilds everything.
  var scratch: String { "\(root)/.build-compare" }

  var build: String { "\(scratch)/debug" }
  var indexStore: String { "\(build)/index/store" }

  /// What was found out about each file, for the next run.
  var facts: String { "\(scratch)/facts" }

  /// What a run of tests leaves: profiles and events.
  func profiles(of name: String) -> String { "\(scratch)/profiles/\(name)" }

  /// All test targets are linked into one program, or bundle.
  func testProgram(_ package: String) -> String {
    let bundle = "\(build)/\(package)PackageTests.xctest"
    #if os(macOS)
      return "\(bundle)/Contents/MacOS/\(package)PackageTests"
    #else
      return bundle
    #endif
  }

  /// A path as it is shown: relative to the package where possible.
  func relative(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// The first of some paths, and how many there are beside it.
  func some(of paths: [String]) -> String {
    let others = paths.count > 1 ? " and \(paths.count - 1) more" : ""
    return paths.first.map { relative($0) + others } ?? ""
  }

  /// The path that `relative` was given.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(root)/\(path)"
  }
}

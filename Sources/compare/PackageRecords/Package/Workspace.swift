package import CompareSupport

/// Where the package is and where `compare` keeps what it builds.
package struct Workspace: Sendable {
  /// What the scratch folder of a package is called.
  package static let scratchName = ".build-compare"

  package let root: String
  /// A folder within the scratch folder, for what is built in another way.
  private let part: String
  let extent: BuildExtent

  package init(root: String, part: String = "", extent: BuildExtent = .all) {
    self.root = root
    self.part = part
    self.extent = extent
  }

  /// A folder of its own, so that neither the lock nor the coverage setting of the user's own
  /// build is touched: switching coverage on and off in one folder rebuilds everything.
  package var scratch: String { "\(root)/\(Self.scratchName)" + (part.isEmpty ? "" : "/\(part)") }

  package var build: String { "\(scratch)/debug" }
  package var indexStore: String { "\(build)/index/store" }

  /// What was found out about each file, for the next run.
  package var facts: String { "\(scratch)/facts" }

  /// What a run of tests leaves: profiles and events.
  package func profiles(of name: String) -> String { "\(scratch)/profiles/\(name)" }

  /// All test targets are linked into one program, or bundle.
  func testProgram(_ package: String) -> String {
    let bundle = "\(build)/\(package)PackageTests.xctest"
    #if os(macOS)
      return "\(bundle)/Contents/MacOS/\(package)PackageTests"
    #else
      return bundle
    #endif
  }

  /// How the package's files are called in results.
  package var shown: ShownPaths { ShownPaths(root: root) }
}

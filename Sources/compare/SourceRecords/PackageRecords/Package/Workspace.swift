package import CompareSupport
import Foundation

/// Where the package is and where `compare` keeps what it builds.
package struct Workspace: Sendable {
  /// What the scratch folder of a package is called.
  package static let scratchName = ".build-compare"

  package let root: String
  /// A folder of its own, so that neither the lock nor the coverage setting of the user's own
  /// build is touched: switching coverage on and off in one folder rebuilds everything.
  package let scratch: String
  let extent: BuildExtent

  /// `part` is a folder within the scratch folder, for what is built in another way.
  package init(root: String, part: String = "", extent: BuildExtent = .all) {
    let scratch = "\(root)/\(Self.scratchName)" + (part.isEmpty ? "" : "/\(part)")
    self.init(root: root, scratch: scratch, extent: extent)
  }

  init(root: String, scratch: String, extent: BuildExtent) {
    self.root = root
    self.scratch = scratch
    self.extent = extent
  }

  /// Whether all modules are there: a manifest that asks what is measured may leave some out.
  package var hasAllModules: Bool {
    guard extent != .all, let manifest = try? InputFile.read("\(root)/Package.swift") else {
      return true
    }
    return manifest.range(of: Data("COMPARE_BUILD".utf8)) == nil
  }

  /// The same package, built so that a run of it can be traced.
  package var traced: Workspace { Workspace(root: root, part: "trace", extent: extent) }

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

extension Workspace {
  /// SwiftPM at work on this package, in the scratch folder.
  ///
  /// A manifest can see by `COMPARE_BUILD` what is measured, and leave out the rest.
  func swiftPM(_ command: String, _ arguments: [String], of toolchain: Toolchain) -> Invocation {
    Invocation(
      path: toolchain.swift, arguments: [command, "--scratch-path", scratch] + arguments,
      folder: root, environment: ["COMPARE_BUILD": extent.rawValue])
  }
}

/// How much of a package has to be built, as `COMPARE_BUILD` tells its manifest.
package enum BuildExtent: String, Sendable {
  /// The usual form of each pattern is measured, and with it what all forms share.
  case usual
  /// Other forms of the patterns are measured too.
  case forms
  /// Any module may be asked for.
  case all
}

package import CompareSupport
import Foundation

/// Where the package is, and where `compare` keeps its builds.
package struct Workspace: Sendable {
  /// The name of a package's scratch folder.
  package static let scratchName = ".build-compare"

  package let root: String
  /// A separate folder, so that neither the lock nor the coverage setting of the user's own build
  /// is touched: switching coverage in one folder rebuilds everything.
  package let scratch: String
  let extent: BuildExtent

  /// `part` is a folder within the scratch folder, for a different kind of build.
  package init(root: String, part: String = "", extent: BuildExtent = .all) {
    let scratch = "\(root)/\(Self.scratchName)" + (part.isEmpty ? "" : "/\(part)")
    self.init(root: root, scratch: scratch, extent: extent)
  }

  init(root: String, scratch: String, extent: BuildExtent) {
    self.root = root
    self.scratch = scratch
    self.extent = extent
  }

  /// Whether all modules are there, as a manifest that checks what is measured may leave some out.
  package var hasAllModules: Bool {
    guard extent != .all, let manifest = try? InputFile.read("\(root)/Package.swift") else {
      return true
    }
    return manifest.range(of: Data("COMPARE_BUILD".utf8)) == nil
  }

  /// The same package, built so that its runs can be traced.
  package var traced: Workspace { Workspace(root: root, part: "trace", extent: extent) }

  package var build: String { "\(scratch)/debug" }
  package var indexStore: String { "\(build)/index/store" }

  /// The facts about each file, for the next run.
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

  /// The paths of the package's files in results.
  package var shown: ShownPaths { ShownPaths(root: root) }
}

extension Workspace {
  /// A SwiftPM command for this package in the scratch folder.
  ///
  /// A manifest can use `COMPARE_BUILD` to leave out what isn't measured.
  func swiftPM(_ command: String, _ arguments: [String], of toolchain: Toolchain) -> Invocation {
    Invocation(
      path: toolchain.swift, arguments: [command, "--scratch-path", scratch] + arguments,
      folder: root, environment: ["COMPARE_BUILD": extent.rawValue])
  }
}

/// How much of a package has to be built; manifests see it as `COMPARE_BUILD`.
package enum BuildExtent: String, Sendable {
  /// Only the usual form of each pattern is measured, with the code that all forms share.
  case usual
  /// Other forms of the patterns are measured, too.
  case forms
  /// Any module may be requested.
  case all
}

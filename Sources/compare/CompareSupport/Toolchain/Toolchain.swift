import Foundation

/// The Swift toolchain in use: its tools and the libraries next to them.
///
/// Tools are taken from there and never from PATH, where another LLVM may offer an `llvm-cov` that
/// reads another format.
package struct Toolchain: Sendable {
  private let folder: String

  package var swift: String { "\(folder)/swift" }

  /// The toolchain of the `swift` that the shell would run.
  ///
  /// Following symbolic links is usually enough; if `swift` is a launcher (xcrun, a version
  /// manager), it is asked for the real path.
  package static func find(searchPath: String, children: Children) throws(Failure) -> Toolchain {
    for folder in searchPath.split(separator: ":") {
      let path = "\(folder)/swift"
      guard FileManager.default.isExecutableFile(atPath: path) else { continue }
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      let beside = Toolchain(folder: (real as NSString).deletingLastPathComponent)
      if beside.has("llvm-cov"), beside.has("swift") { return beside }
      return try ask(path, children)
    }
    throw .toolMissing(name: "swift")
  }

  private static func ask(_ swift: String, _ children: Children) throws(Failure) -> Toolchain {
    struct TargetInfo: Decodable {
      struct Paths: Decodable {
        let runtimeResourcePath: String
      }

      let paths: Paths
    }

    let outcome = try children.run(
      Invocation(path: swift, arguments: ["-print-target-info"], folder: "/")
    )
    guard outcome.succeeded,
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(outcome.standardOutput))
    else {
      throw .toolFailed(name: "swift -print-target-info", output: outcome.text)
    }
    // The runtime is in usr/lib/swift, the tools are in usr/bin.
    return Toolchain(folder: "\(info.paths.runtimeResourcePath)/../../bin")
  }

  package func tool(_ name: String) throws(Failure) -> String {
    guard has(name) else { throw .toolMissing(name: name) }
    return "\(folder)/\(name)"
  }

  private func has(_ name: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
  }

  package var indexStoreLibrary: String { library("libIndexStore") }

  private func library(_ name: String) -> String {
    #if os(macOS)
      "\(folder)/../lib/\(name).dylib"
    #else
      "\(folder)/../lib/\(name).so"
    #endif
  }
}

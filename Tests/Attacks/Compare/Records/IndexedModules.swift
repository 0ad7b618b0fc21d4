import CompareSupport
import Foundation
import SourceRecords

/// Modules that were compiled for the attack alone, and where their index is.
struct IndexedModules {
  let modules: [SourceModule]
  let store: String
  let toolchain: Toolchain
  let children: Children
  private let folder: String

  /// Compiles folders of sources, one after the other; each sees those before it.
  init(of folders: [String]) throws {
    let children = Children()
    let toolchain = try Toolchain.find(
      searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "", children: children)
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("attack-compare-\(UUID().uuidString)").path.realPath
    try FileManager.default.createDirectory(
      atPath: scratch, withIntermediateDirectories: true)
    var modules: [SourceModule] = []
    for folder in folders {
      let root = URL(fileURLWithPath: folder).path.realPath
      let files = try FileManager.default.subpathsOfDirectory(atPath: root)
        .filter { $0.hasSuffix(".swift") }.map { "\(root)/\($0)" }.sorted()
      let name = (root as NSString).lastPathComponent
      let outcome = try children.run(
        Invocation(
          path: try toolchain.tool("swiftc"),
          arguments: [
            "-c", "-parse-as-library", "-swift-version", "6", "-enable-testing",
            "-module-name", name, "-emit-module", "-emit-module-path",
            "\(scratch)/\(name).swiftmodule", "-I", scratch, "-index-store-path",
            "\(scratch)/index", "-index-ignore-system-modules",
          ] + files, folder: scratch))
      guard outcome.succeeded else { throw Unusable(text: outcome.text) }
      modules.append(SourceModule(name: name, isTest: false, files: files, dependencies: []))
    }
    self.modules = modules
    self.children = children
    self.toolchain = toolchain
    folder = scratch
    store = "\(scratch)/index"
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Why there is nothing to attack.
  struct Unusable: Error, CustomStringConvertible {
    let text: String
    var description: String { "the sources don't compile: \(text)" }
  }
}

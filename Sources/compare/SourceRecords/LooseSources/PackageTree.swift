package import CompareSupport
import Foundation

/// Reads the packages below a folder from their manifests, without building them.
package struct PackageTree: Sendable {
  private let session: MeasuringSession
  /// Where SwiftPM may write.
  private let scratch: String

  package init(_ session: MeasuringSession, scratch: String) {
    self.session = session
    self.scratch = scratch
  }

  /// An app for each target with Swift sources that isn't a test; a package whose manifest can't be
  /// read here is one app with all its sources.
  ///
  /// - Throws: `sourcesUnusable` for a folder without any package or source to measure.
  func read(_ folder: SourceFolder) throws(Failure) -> SourceTree {
    let roots = Self.roots(below: folder.path)
    guard !roots.isEmpty else {
      throw .sourcesUnusable(
        folder: folder.path,
        reason: "it contains no Package.swift that imports PackageDescription")
    }
    let descriptions = try roots.concurrentMap { root throws(Failure) in try describe(root) }
    let products = descriptions.compactMap { try? $0.get().modulesByProduct }.reduce(into: [:]) {
      $0.merge($1) { first, _ in first }
    }
    var apps: [SourceTree.App] = []
    var skipped: [SkippedFile] = []
    for (root, read) in zip(roots, descriptions) {
      let description: PackageDescription
      switch read {
      case .success(let found): description = found
      case .failure(let failure):
        let walk = SourceWalk(root: root)
        let name = (root as NSString).lastPathComponent.asIdentifier
        if !walk.files.isEmpty {
          apps.append(SourceTree.App(name: name, files: walk.files.map(\.text), isUnread: true))
        }
        let reason = SkippedFile.Reason.badManifest(failure.firstError)
        skipped +=
          walk.skipped
          + [SkippedFile(path: "\(root)/\(PackageManifest.name)", reason: reason)]
        continue
      }
      let manifest = try SourceText.read("\(root)/\(PackageManifest.name)")
      let declared = description.declared(in: manifest, products: products)
      for module in description.modules(root: root) where !module.isTest {
        let walk = SourceWalk(files: module.files, below: folder.path)
        skipped += walk.skipped
        guard !walk.files.isEmpty else { continue }
        apps.append(
          SourceTree.App(
            name: module.name, files: walk.files.map(\.text), declared: declared[module.name],
            isTarget: true))
      }
    }
    guard !apps.isEmpty else {
      throw .sourcesUnusable(
        folder: folder.path, reason: "its packages have no Swift target to measure")
    }
    return SourceTree(
      apps: apps.sorted { $0.name < $1.name }, skipped: skipped.sorted { $0.path < $1.path })
  }

  /// A failure for a manifest that SwiftPM can't read here.
  private func describe(_ root: String) throws(Failure) -> Result<PackageDescription, Failure> {
    let name = String(Checksum.fnv1a(Array(root.utf8)), radix: 16)
    let reader = PackageReader(
      session: session,
      workspace: Workspace(root: root, scratch: "\(scratch)/manifests/\(name)", extent: .all))
    do throws(Failure) {
      return .success(try reader.description())
    } catch {
      guard case .failed = error else { throw error }
      return .failure(error)
    }
  }

  /// The folders with a manifest, sorted; folders of third-party code and of builds are left out.
  static func roots(below folder: String) -> [String] {
    var found: [String] = []
    var pending = [folder]
    while let current = pending.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: current) else {
        continue
      }
      if PackageManifest.isIn(current) { found.append(current) }
      for name in names where SkipRules.folder(name) == nil {
        let path = "\(current)/\(name)"
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        // Links aren't followed, so that there are no loops.
        if attributes?[.type] as? FileAttributeType == .typeDirectory { pending.append(path) }
      }
    }
    return found.sorted()
  }
}

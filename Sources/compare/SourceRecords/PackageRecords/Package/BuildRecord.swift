import CompareSupport
import Foundation

/// The state of a package when it was last read and built in a scratch folder.
///
/// As long as nothing changes, SwiftPM isn't needed: it takes seconds to find that out. A package
/// with a plugin has no record, because a plugin may read anything.
struct BuildRecord: Codable {
  /// SwiftPM's descriptions of the package and of its local dependencies, by folder.
  let descriptions: [String: Data]
  /// The toolchain, a checksum of the environment, and every file that the compiler may read.
  private let inputs: [String]
  /// The arguments of builds that have succeeded since.
  private var builds: Set<[String]> = []
  /// The outputs of the last of these builds.
  private var outputs: [String] = []

  /// Describes a package that was read after a given moment.
  ///
  /// - Returns: nil if it isn't known what a build reads, or if something changed since that
  ///   moment: SwiftPM may have seen the earlier state.
  init?(
    of workspace: Workspace, _ toolchain: Toolchain, descriptions: [String: Data],
    readAfter start: Date
  ) {
    var files = InputFiles()
    guard let inputs = Self.inputs(of: workspace, toolchain, descriptions, &files),
      files.latest < start.addingTimeInterval(-1)
    else { return nil }
    self.descriptions = descriptions
    self.inputs = inputs
  }

  /// The record of an earlier run; nil if there is none, or if something has changed since.
  static func current(of workspace: Workspace, _ toolchain: Toolchain) -> BuildRecord? {
    var files = InputFiles()
    guard let bytes = CacheFile(path: path(in: workspace)).read(),
      let record = try? JSONDecoder().decode(BuildRecord.self, from: Data(bytes)),
      inputs(of: workspace, toolchain, record.descriptions, &files) == record.inputs
    else { return nil }
    return record
  }

  /// Whether this build succeeded before, and its results are still there.
  func has(_ build: [String], in workspace: Workspace) -> Bool {
    builds.contains(build) && outputs == Self.outputs(in: workspace)
  }

  mutating func add(_ build: [String], in workspace: Workspace) {
    builds.insert(build)
    outputs = Self.outputs(in: workspace)
  }

  /// A write error only means that there is no record.
  func write(in workspace: Workspace) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try? FileManager.default.createDirectory(
      atPath: workspace.scratch, withIntermediateDirectories: true)
    CacheFile(path: Self.path(in: workspace)).write(Array(data))
  }

  /// Each extent has its own record, because manifests may depend on it.
  private static func path(in workspace: Workspace) -> String {
    "\(workspace.scratch)/built-\(workspace.extent.rawValue)"
  }

  /// SwiftPM's own records change with each build, and the index may have been deleted.
  private static func outputs(in workspace: Workspace) -> [String] {
    ["build.db", "workspace-state.json", "debug/index/store"].map { name in
      FileStamp("\(workspace.scratch)/\(name)")?.text ?? ""
    }
  }

  private static func inputs(
    of workspace: Workspace, _ toolchain: Toolchain, _ descriptions: [String: Data],
    _ files: inout InputFiles
  ) -> [String]? {
    for (root, json) in descriptions.sorted(by: { $0.key < $1.key }) {
      guard let package = try? JSONDecoder().decode(PackageDescription.self, from: json),
        files.add(package, in: root)
      else { return nil }
    }
    // What shells change with every command says nothing about a build. Only a checksum is kept,
    // because an environment may contain passwords.
    let environment = ProcessInfo.processInfo.environment
      .filter { !["_", "SHLVL", "PWD", "OLDPWD"].contains($0.key) }
      .map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "\0")
    return [workspace.extent.rawValue, FileStamp(toolchain.swift)?.text ?? ""]
      + ["\(Checksum.fnv1a(Array(environment.utf8)))"] + files.stamps
  }
}

/// The files that a build of packages may read, each with its stamp.
private struct InputFiles {
  private(set) var stamps: [String] = []
  /// The time of the latest change.
  private(set) var latest = Date.distantPast
  private var folders: Set<String> = []

  /// Checking more files than this takes longer than SwiftPM does.
  private static let most = 50_000

  /// - Returns: whether it can be known which files there are.
  mutating func add(_ package: PackageDescription, in root: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    for name in names.sorted() where name.hasPrefix("Package") {
      add(file: "\(root)/\(name)")
      guard name.hasSuffix(".swift") else { continue }
      guard let text = try? InputFile.read("\(root)/\(name)", onlyRegular: true),
        text.range(of: Data("plugin".utf8)) == nil
      else { return false }
    }
    // C code may include files from anywhere in the package.
    let hasC = package.targets.contains { $0.moduleType == "ClangTarget" }
    let paths = hasC ? [root] : package.targets.map { $0.path.path(from: root) }.sorted()
    for path in paths { add(folder: path) }
    return stamps.count < Self.most
  }

  /// Links are followed, as in SwiftPM; hidden files aren't part of a target.
  private mutating func add(folder: String) {
    guard stamps.count < Self.most, folders.insert(folder.realPath).inserted,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    for name in names.sorted() where !name.hasPrefix(".") {
      var isFolder: ObjCBool = false
      let path = "\(folder)/\(name)"
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue { add(folder: path) } else { add(file: path) }
    }
  }

  private mutating func add(file: String) {
    guard let stamp = FileStamp(file) else { return }
    stamps.append(stamp.text)
    latest = max(latest, stamp.changed)
  }
}

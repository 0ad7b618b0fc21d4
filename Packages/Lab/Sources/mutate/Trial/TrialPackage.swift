import Foundation

/// A copy of the packages without measuring targets, in which one module has switchable faults.
struct TrialPackage {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let root: URL
  /// Its folder, laid out like the repository.
  let copy: URL
  let module: ModuleFolder

  init(of module: ModuleFolder, in root: URL) {
    self.root = root
    self.module = module
    copy = root.appending(path: ".build-mutate")
  }

  /// The module's package in the copy.
  var folder: URL { copy.appending(path: module.package.path) }

  /// Updates the copy; unchanged files aren't touched, so that they aren't built again.
  func write(_ sample: Sample, _ mutants: [Mutant]) throws -> [String: SwitchedFile] {
    for package in Set(["", module.package.path]) {
      let prefix = package.isEmpty ? "" : package + "/"
      try mirror(prefix + "Sources")
      try mirror(prefix + "Tests")
      let path = prefix + "Package.swift"
      let manifest = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      try put(manifest + (package == module.package.path ? addition : ""), path)
    }
    var switched: [String: SwitchedFile] = [:]
    for (file, text) in sample.files {
      let own = mutants.filter { $0.mutation.file == file }
      let written = SwitchedFile(text, own)
      switched[file] = written
      try put(written.text, file)
    }
    try put(Self.switches, switchPath)
    return switched
  }

  private var switchPath: String { module.path + "/IsMutant.swift" }

  private static let switches = """
    import Foundation

    nonisolated private let chosen = Int(ProcessInfo.processInfo.environment["MUTANT"] ?? "") ?? 0

    nonisolated func isMutant(_ number: Int) -> Bool { number == chosen }

    """

  /// Removes all test suites but the module's own and the shared one; warnings aren't errors.
  private var addition: String {
    """

    let keptSuites: Set = ["\(module.name)Tests", "ConformanceTests"]
    package.targets.removeAll { $0.isTest && !keptSuites.contains($0.name) }
    for target in package.targets where target.type != .system {
      target.swiftSettings?.append(.treatAllWarnings(as: .warning))
    }

    """
  }

  private func mirror(_ name: String) throws {
    let source = root.appending(path: name)
    let kept = entries(below: source)
    for (path, isLink) in kept where !(name + "/" + path).hasPrefix(module.path + "/") {
      if isLink {
        try put(link: name + "/" + path)
      } else {
        try put(Data(contentsOf: source.appending(path: path)), name + "/" + path)
      }
    }
    let mirrored = copy.appending(path: name)
    for path in entries(below: mirrored).keys
    where kept[path] == nil && name + "/" + path != switchPath {
      try FileManager.default.removeItem(at: mirrored.appending(path: path))
    }
  }

  /// Files and links by their relative paths, without hidden ones, such as those that another build
  /// has left; whether each is a link, to a file or folder that another module has too.
  private func entries(below folder: URL) -> [String: Bool] {
    var found: [String: Bool] = [:]
    let walk = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
    while let path = walk?.nextObject() as? String {
      let type = walk?.fileAttributes?[.type] as? FileAttributeType
      if (path as NSString).lastPathComponent.hasPrefix(".") {
        walk?.skipDescendants()
      } else if type == .typeRegular || type == .typeSymbolicLink {
        found[path] = type == .typeSymbolicLink
      }
    }
    return found
  }

  private func put(link path: String) throws {
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: root.appending(path: path).path(percentEncoded: false))
    let place = copy.appending(path: path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    let link = place.path(percentEncoded: false)
    try? FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
  }

  private func put(_ text: String, _ path: String) throws { try put(Data(text.utf8), path) }

  private func put(_ data: Data, _ path: String) throws {
    let file = copy.appending(path: path)
    if isLink(file) {
      // Writing would change the file that the link leads to.
      try FileManager.default.removeItem(at: file)
    } else if (try? Data(contentsOf: file)) == data {
      return
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  private func isLink(_ file: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(
      atPath: file.path(percentEncoded: false))) != nil
  }
}

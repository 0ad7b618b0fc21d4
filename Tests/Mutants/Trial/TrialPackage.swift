import Foundation

/// A copy of the package without what measures it, in which one module has faults to switch on.
struct TrialPackage {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let root: URL
  let folder: URL
  let module: ModuleFolder

  init(of module: ModuleFolder, in root: URL) {
    self.root = root
    self.module = module
    folder = root.appending(path: ".build-mutate")
  }

  /// Brings the copy up to date; what is the same there is left alone, and is not built again.
  func write(_ sample: Sample, _ mutants: [Mutant]) throws -> [String: SwitchedFile] {
    try mirror("Sources")
    try mirror("Tests")
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    try put(manifest + addition, "Package.swift")
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

  /// Leaves the module, its suite and the shared one, with all that these need.
  private var addition: String {
    """

    let dropped = Set(measuring.map(\\.name) + [
      "compareTests", "sessions", "sessionsTests", "mutate", "mutateTests", "benchmark",
    ])
    let suites: Set = ["\(module.name)Tests", "ConformanceTests"]
    package.targets.removeAll { dropped.contains($0.name) || $0.isTest && !suites.contains($0.name) }
    package.products = []
    for target in package.targets where target.type != .system {
      target.swiftSettings?.append(.treatAllWarnings(as: .warning))
    }

    """
  }

  private func mirror(_ name: String) throws {
    let source = root.appending(path: name)
    let kept = Set(files(below: source))
    for path in kept where !(name + "/" + path).hasPrefix(module.path + "/") {
      try put(Data(contentsOf: source.appending(path: path)), name + "/" + path)
    }
    let copy = folder.appending(path: name)
    for path in files(below: copy)
    where !kept.contains(path) && name + "/" + path != switchPath {
      try FileManager.default.removeItem(at: copy.appending(path: path))
    }
  }

  /// From that folder on; without what is hidden, such as what another build has left.
  private func files(below folder: URL) -> [String] {
    var found: [String] = []
    let walk = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
    while let path = walk?.nextObject() as? String {
      if (path as NSString).lastPathComponent.hasPrefix(".") {
        walk?.skipDescendants()
      } else if walk?.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
        found.append(path)
      }
    }
    return found
  }

  private func put(_ text: String, _ path: String) throws { try put(Data(text.utf8), path) }

  private func put(_ data: Data, _ path: String) throws {
    let file = folder.appending(path: path)
    if (try? Data(contentsOf: file)) == data { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}

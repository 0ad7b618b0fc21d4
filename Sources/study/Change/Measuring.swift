import CompareSupport
import Foundation

/// Builds requests in a copy, one after the other, and asks `compare` about them.
struct Measuring {
  let session: Session
  let copy: PackageCopy
  let build: PackageBuild
  private let compare: String

  /// Makes the copy in a folder.
  init(in folder: String, _ session: Session) throws(Failure) {
    self.session = session
    compare = try Self.compare(in: session)
    copy = try PackageCopy.make(at: "\(folder)/copy", in: session)
    build = PackageBuild(
      session: session, folder: copy.folder, scratch: "\(folder)/build",
      options: ["-debug-info-format", "none"])
  }

  /// The program next to this one, built again if both belong to the package.
  private static func compare(in session: Session) throws(Failure) -> String {
    let folder = URL(filePath: OwnProgram.path.realPath).deletingLastPathComponent()
    let program = folder.appending(path: "compare").path
    guard folder.path.hasPrefix(session.root + "/") else { return program }
    let scratch = folder.deletingLastPathComponent().deletingLastPathComponent()
    let outcome = try session.run(
      "swift",
      [
        "build", "--product", "compare", "--scratch-path", scratch.path,
        "-c", folder.lastPathComponent,
      ])
    guard outcome.succeeded else {
      throw Failure("'compare' can't be built.", output: outcome.text)
    }
    return program
  }

  /// Makes the copy a request's.
  ///
  /// - Returns: The patch that doesn't apply, if one doesn't.
  func prepare(_ request: String) throws(Failure) -> String? {
    try copy.restore()
    let patch = try copy.applyPatches(ChangeRequests.allPatches, of: request)
    try copy.git("add", "-A")
    return patch
  }

  /// The file with the result for the request that the copy is made for, or for `base`: kept from an
  /// earlier time, or measured.
  func result(of name: String, isBuilt: Bool = false) throws(Failure) -> String {
    let folder = "\(session.root)/.build/changes"
    let sources = try copy.git(
      "ls-files", "--stage", "--", "Sources", "Package.swift", ".compare.json",
      ":!Sources/study", ":!Sources/compare/*.json")
    let sum = try session.run("cksum", [], input: sources).printed.prefix { $0.isNumber }
    let file = "\(folder)/\(name)-\(sum).json"
    if InputFile.isNamed(file) { return file }
    if !isBuilt {
      StandardError.write("Building \(name) …\n")
      let outcome = try build.buildApp()
      guard outcome.succeeded else {
        throw Failure("'\(name)' doesn't build.", output: outcome.text)
      }
    }
    try session.makeFolder(folder)
    for old in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where old.wholeMatch(of: /(.*)-[0-9]+\.json/)?.1 == name[...] {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(old)")
    }
    try measure(name, to: file)
    return file
  }

  private func measure(_ name: String, to file: String) throws(Failure) {
    // The layers are of modules that aren't built there.
    let path = "\(copy.folder)/.compare.json"
    let text = try session.text(of: path)
    try session.write(Configuration.ofTheApp(text) ?? text, to: path)
    let outcome = try session.run(
      compare,
      [copy.folder, "--scratch-path", "\(build.scratch ?? "")", "--no-tests"]
        + ["--keep", file, "--format", "csv"],
      environment: ["COMPARE_BUILD": build.extent.rawValue])
    guard outcome.succeeded else {
      throw Failure("'\(name)' can't be measured.", output: outcome.text)
    }
    try session.write(text, to: path)
  }

  /// What `compare` prints about a result as comma-separated values.
  func table(_ arguments: [String]) throws(Failure) -> [[String]] {
    let outcome = try session.run(compare, arguments + ["--format", "csv"])
    guard outcome.succeeded else {
      throw Failure("A result can't be read.", output: outcome.text)
    }
    return CommaSeparated.rows(outcome.printed)
  }
}

private enum Configuration {
  /// What .compare.json says of the app itself.
  static func ofTheApp(_ text: String) -> String? {
    guard var keys = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { return nil }
    for key in ["layers", "changes"] { keys[key] = nil }
    return (try? JSONSerialization.data(withJSONObject: keys)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

import CommandLineKit
import CompareSupport
import Foundation

/// Writes the patches of a request again.
struct Saving {
  let session: Session
  let requests: ChangeRequests

  /// Takes what changed in a folder in which all patterns have the change.
  func save(_ request: String, from folder: String) throws(Failure) {
    let copy = PackageCopy(session: session, folder: folder.path(from: session.folder))
    guard session.exists("\(copy.folder)/.git") else {
      throw Failure(
        "'\(folder)' has no history: make the change in a copy, with 'swift run study change try'.")
    }
    let base = try base(of: copy)
    try copy.git("add", "-AN")
    try session.makeFolder(requests.path(request))
    for pattern in Pattern.allCases {
      try write("\(request)/\(pattern.rawValue)", copy, base, [pattern.sources])
      try write("\(request)/\(pattern.rawValue)-tests", copy, base, [pattern.tests])
    }
    let own =
      ["Packages", ChangeRequests.folder]
      + Pattern.allCases.flatMap { [$0.sources, $0.tests] }
    try write("\(request)/shared", copy, base, ["."] + own.map { ":!\($0)" })
    let text = "\(copy.folder)/\(ChangeRequests.folder)/\(request)/request.md"
    if session.exists(text) {
      try session.write(try session.text(of: text), to: requests.path("\(request)/request.md"))
    }
  }

  /// In a copy, the first commit; in a clone, the last one that this package has, too.
  private func base(of copy: PackageCopy) throws(Failure) -> String {
    let theirs = try copy.git("rev-list", "HEAD").lines
    let common = Set(theirs)
    let ours = try session.git("rev-list", ["HEAD"]).lines
    return ours.first { common.contains($0) } ?? theirs.last ?? ""
  }

  private func write(
    _ name: String, _ copy: PackageCopy, _ base: String, _ paths: [String]
  ) throws(Failure) {
    let options = ["--no-color", "--no-renames", "--full-index"]
    let output = "--output=\(requests.path(name)).patch"
    try session.git("diff", options + [output, base, "--"] + paths, in: copy.folder)
  }

  /// Merges patches that fit an earlier version of the package into a copy of this one.
  ///
  /// - Returns: The exit code.
  func rebase(_ request: String, in folder: String) throws(Failure) -> Int32 {
    let path = folder.path(from: session.folder)
    let copy = try PackageCopy.make(at: path, in: session)
    var isClean = true
    try session.removing(path) { () throws(Failure) in
      // What the patches were made from may only be here.
      let objects = try session.git(
        "rev-parse", ["--path-format=absolute", "--git-path", "objects"])
      let alternates = "\(path)/.git/objects/info/alternates"
      try session.write(objects, to: alternates)
      for patch in ChangeRequests.allPatches {
        let conflicts = try merge(patch, of: request, into: copy)
        if !conflicts.isEmpty { isClean = false }
        print("\(patch): " + (conflicts.isEmpty ? "applies." : conflicts))
        try copy.commit(patch)
      }
      try copy.git("repack", "-adq")
      try? FileManager.default.removeItem(atPath: alternates)
      try session.write("\(request) all\n", to: copy.mark)
    }
    print(
      "'swift run study change save \(request) \(folder)' writes the patches again"
        + (isClean ? "." : ", once the conflicts are resolved."))
    return isClean ? 0 : SearchStatus.findings
  }

  /// - Returns: Where the patch conflicts; empty if it applies.
  private func merge(
    _ patch: String, of request: String, into copy: PackageCopy
  ) throws(Failure) -> String {
    let path = requests.path("\(request)/\(patch).patch")
    let options = ["--allow-empty", "--whitespace=nowarn"]
    let merged = try session.tryGit("apply", ["--3way"] + options + [path], in: copy.folder)
    if merged.succeeded { return "" }
    let conflicts = try copy.git("diff", "--name-only", "--diff-filter=U").lines
    if !conflicts.isEmpty { return list("conflicts in", conflicts) }
    _ = try session.tryGit("apply", ["--reject"] + options + [path], in: copy.folder)
    let rejected = try copy.git("ls-files", "--others", "--exclude-standard", "--", "*.rej").lines
    return list("what doesn't apply is in", rejected)
  }

  private func list(_ title: String, _ files: [String]) -> String {
    ([title] + files.map { "  " + $0 }).joined(separator: "\n")
  }
}

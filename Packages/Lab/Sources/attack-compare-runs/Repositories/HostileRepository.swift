import Foundation
import SeededNumbers

/// A git repository that tries to run a program, to write elsewhere or to block its reader,
/// in several ways chosen by a seed.
///
/// Its history is a clean commit, followed by one with the traps chosen for its trees.
struct HostileRepository {
  /// The checked-out folder.
  let root: String
  /// The chosen traps, so that a violation can be traced to them.
  private(set) var traps: [String] = []
  /// Whether git makes such a repository, which must not be refused then.
  private(set) var isMadeByGit = false
  /// Whether git itself could hang in it.
  private(set) var hasPipe = false

  /// The program that a successful trap runs: it creates a file.
  private let program: String
  /// A folder that must stay unchanged.
  private let outside: String
  private let git: PlainGit
  private var numbers: SeededGenerator
  /// The entries of the second commit, at the top and in the sources folder.
  private var top: [Entry] = []
  private var sources: [Entry] = []

  /// Written to the git directory after git has done its work.
  private var pending: [(path: String, text: String)] = []

  private struct Entry {
    var mode = "100644"
    var name: [UInt8]
    var object: String
  }

  init(seed: UInt64, root: String, program: String, outside: String, git: PlainGit) throws {
    self.root = root
    self.program = program
    self.outside = outside
    self.git = git
    numbers = SeededGenerator(seed: seed)
    try FileManager.default.createDirectory(
      atPath: "\(root)/S", withIntermediateDirectories: true)
    try git.run("init", "-q", "-b", "main")
    try commitClean()
    isMadeByGit = numbers.oneIn(5)
    if isMadeByGit { try addSubmodules() } else { try addToTrees() }
    let objects = [try blob("class B {}\n"), try blob("class C {}\n")]
    try commitTraps()
    // From here on git itself is unreliable.
    if !isMadeByGit { try addAround(missing: objects) }
    for (path, text) in pending { try write(text, to: path, adding: true) }
    if !isMadeByGit, numbers.oneIn(4) { try addPipe() }
    if !isMadeByGit, numbers.oneIn(8) { try moveStore() }
  }

  private typealias Kinds = [(inout HostileRepository) throws -> Void]

  private mutating func addToTrees() throws {
    let kinds: Kinds = [
      { try $0.addAttributes() }, { try $0.addEntry() }, { try $0.addEntry() },
      { try $0.addStore() }, { try $0.addSubmodules() },
    ]
    for _ in 0..<numbers.below(4) { try numbers.pick(kinds)(&self) }
  }

  private mutating func addAround(missing objects: [String]) throws {
    let kinds: Kinds = [
      { $0.addSettings() }, { $0.addSettings() }, { try $0.addHooks() }, { try $0.addBorrowed() },
    ]
    for _ in 0..<numbers.number(in: 1...5) { try numbers.pick(kinds)(&self) }
    if numbers.oneIn(4) { try addPromisor(missing: objects) }
  }

  private func write(_ text: String, to path: String, adding: Bool = false) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let old = adding ? FileManager.default.contents(atPath: path) : nil
    try ((old ?? Data()) + Data(text.utf8)).write(to: url)
  }

  private func blob(_ text: String) throws -> String {
    try git.object(Data(text.utf8), type: "blob")
  }

  // MARK: - Commits

  private func commitClean() throws {
    let files = [
      "A": "class A { let b = B() }\n", "B": "class B {}\n", "Folder/In": "class I {}\n",
    ]
    for (name, text) in files { try write(text, to: "\(root)/S/\(name).swift") }
    symlink(outside, "\(root)/S/Link")
    try git.run("add", "-A")
    try git.run("commit", "-q", "-m", "clean")
  }

  private mutating func commitTraps() throws {
    sources.append(
      Entry(name: Array("A.swift".utf8), object: try blob("class A { let c = C() }\n")))
    sources.append(Entry(name: Array("C.swift".utf8), object: try blob("class C {}\n")))
    var folder = Entry(mode: "40000", name: Array("S".utf8), object: try tree(sources))
    if !isMadeByGit, numbers.oneIn(8) {
      folder.mode = "120000"
      folder.object = try blob(outside)
      traps.append("a link in place of the measured folder")
    }
    let outer = try tree(top + [folder])
    let commit = try git.run("commit-tree", outer, "-p", "HEAD", "-m", "traps")
    try git.run("update-ref", "refs/heads/main", commit)
  }

  /// The names may be invalid or out of order for git.
  private func tree(_ entries: [Entry]) throws -> String {
    var content = Data()
    for entry in entries {
      content += Data("\(entry.mode) ".utf8) + Data(entry.name) + [0]
      var rest = entry.object[...]
      while let byte = UInt8(rest.prefix(2), radix: 16) {
        content.append(byte)
        rest = rest.dropFirst(2)
      }
    }
    return try git.object(content, type: "tree")
  }

  private mutating func add(_ entry: Entry) {
    if numbers.oneIn(2) { top.append(entry) } else { sources.append(entry) }
  }

  // MARK: - Traps

  private mutating func addSettings() {
    let place = numbers.pick(["config", "config", "config.worktree", "more"])
    if place == "config.worktree" {
      set("extensions.worktreeConfig", "true", in: "config")
    } else if place == "more" {
      let key = numbers.pick([
        "include.path", "includeIf.gitdir:**.path", "includeIf.onbranch:**.path",
      ])
      set(key, "\(root)/.git/more", in: "config")
    }
    for _ in 0..<numbers.number(in: 1...8) {
      var key = numbers.pick(HostileNames.keys)
      // Git ignores the case of keys, except in the middle part.
      if numbers.oneIn(4), !key.dropFirst(6).contains(".") { key = key.uppercased() }
      let isAlias = key.lowercased().hasPrefix("alias.")
      set(key, (isAlias ? "!" : "") + program, in: place)
    }
    for _ in 0..<numbers.below(4) {
      let (key, value) = numbers.pick(HostileNames.helpers)
      set(
        key, value.replacing("PROGRAM", with: program).replacing("OUTSIDE", with: outside),
        in: place)
    }
  }

  private mutating func set(_ key: String, _ value: String, in place: String) {
    let parts = key.split(separator: ".", maxSplits: 1)
    let rest = parts[1].split(separator: ".")
    let middle = rest.dropLast().joined(separator: ".")
    let section = "[\(parts[0])\(middle.isEmpty ? "" : " \"\(middle)\"")]"
    let line = "\(rest.last ?? "") = \"\(value)\"\n"
    pending.append(("\(root)/.git/\(place)", "\(section)\n\t\(line)"))
    traps.append("\(place): \(key)")
  }

  private mutating func addAttributes() throws {
    let pattern = numbers.pick(["*", "*.swift", "S/**", "[attr]e"])
    let line = "\(pattern) \(numbers.pick(HostileNames.attributes))\n"
    set("filter.e.\(numbers.pick(["clean", "smudge", "process"]))", program, in: "config")
    let place = numbers.pick(["tree", "info", "file", "working tree"])
    traps.append("attributes in \(place)")
    switch place {
    case "tree": add(Entry(name: Array(".gitattributes".utf8), object: try blob(line)))
    case "info": pending.append(("\(root)/.git/info/attributes", line))
    case "working tree": try write(line, to: "\(root)/S/.gitattributes", adding: true)
    default:
      pending.append(("\(root)/.git/attributes", line))
      set("core.attributesFile", "\(root)/.git/attributes", in: "config")
    }
  }

  private mutating func addHooks() throws {
    let folder = numbers.pick(["hooks", "other-hooks"])
    if folder != "hooks" { set("core.hooksPath", "\(root)/.git/\(folder)", in: "config") }
    try FileManager.default.createDirectory(
      atPath: "\(root)/.git/\(folder)", withIntermediateDirectories: true)
    for hook in HostileNames.hooks where !numbers.oneIn(3) {
      symlink(program, "\(root)/.git/\(folder)/\(hook)")
    }
    traps.append(folder)
  }

  /// A tree entry whose name, mode or object git wouldn't have written.
  private mutating func addEntry() throws {
    let name = numbers.pick(HostileNames.entries).replacing("OUTSIDE", with: outside)
    var bytes = Array(name.utf8)
    if numbers.oneIn(6) { bytes.append(0xFF) }
    let mode = numbers.pick(HostileNames.modes)
    let object =
      switch numbers.below(6) {
      case 0: try git.run("rev-parse", "HEAD")
      case 1: try git.run("rev-parse", "HEAD^{tree}")
      case 2: String(repeating: numbers.pick(["0", "1", "f"]), count: 40)
      default:
        try blob(
          numbers.pick(HostileNames.targets).replacing("OUTSIDE", with: outside)
            .replacing("PROGRAM", with: program))
      }
    let entry = Entry(mode: mode, name: bytes, object: object)
    traps.append("tree entry \(mode) '\(name)' \(object.prefix(7))")
    if numbers.oneIn(4) {
      // A link and a folder of the same name: writing the folder's file would follow the link.
      let link = Entry(mode: "120000", name: bytes, object: try blob(outside))
      let inner = try tree([Entry(name: Array("in.swift".utf8), object: try blob("class D {}\n"))])
      let both = [link, Entry(mode: "40000", name: bytes, object: inner)]
      if numbers.oneIn(2) { top += both } else { sources += both.reversed() }
    }
    add(entry)
  }

  /// A committed folder that looks like a bare repository, in the working tree too.
  private mutating func addStore() throws {
    let config =
      "[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = ../..\n"
      + "\tfsmonitor = \(program)\n[filter \"e\"]\n\tclean = \(program)\n\tsmudge = \(program)\n"
    let files = [
      "HEAD": "ref: refs/heads/main\n", "config": config, "info/attributes": "* filter=e\n",
      "objects/info/alternates": "../../.git/objects\n",
      "refs/heads/main": try git.run("rev-parse", "HEAD") + "\n",
    ]
    for (name, text) in files { try write(text, to: "\(root)/S/\(name)") }
    for name in ["HEAD", "config"] {
      sources.append(Entry(name: Array(name.utf8), object: try blob(files[name] ?? "")))
    }
    for (folder, inner) in [("info", "attributes"), ("objects", "keep"), ("refs", "keep")] {
      let inside = try tree([
        Entry(name: Array(inner.utf8), object: try blob(files["\(folder)/\(inner)"] ?? ""))
      ])
      sources.append(Entry(mode: "40000", name: Array(folder.utf8), object: inside))
    }
    traps.append("look-alike store")
  }

  /// Submodules that git would have made, some of them checked out with traps of their own.
  private mutating func addSubmodules() throws {
    let paths = numbers.pick(HostileNames.submodules).map { $0.split(separator: "/")[...] }
    let commit = try git.run("rev-parse", "HEAD")
    let added = try submodules(paths, commit)
    if numbers.oneIn(2) { top += added } else { sources += added }
    traps.append("submodules \(paths.map { $0.joined(separator: "/") }.joined(separator: ", "))")
    guard numbers.oneIn(2), let path = paths.first?.joined(separator: "/") else { return }
    let first = "\(root)/S/\(paths[0][0])"
    try? FileManager.default.removeItem(atPath: first)
    let place = "S/\(path)"
    try write("class M {}\n", to: "\(root)/\(place)/M.swift")
    try write("class N {}\n", to: "\(root)/\(place)/Own/Deep/N.swift")
    // The inner one is named in no commit.
    for (store, folder) in [(place, place), ("\(place)/modules/Own", "\(place)/Own/Deep")] {
      let store = "\(root)/.git/modules/\(store)"
      try FileManager.default.createDirectory(atPath: store, withIntermediateDirectories: true)
      try git.run("init", "-q", "--separate-git-dir", store, folder)
    }
    try git.run("update-index", "--add", "--replace", "--cacheinfo", "160000,\(commit),\(place)")
    for key in ["core.fsmonitor", "core.sshCommand", "filter.e.clean"] {
      set(key, program, in: "modules/\(place)/config")
    }
  }

  private func submodules(_ paths: [ArraySlice<Substring>], _ commit: String) throws -> [Entry] {
    try Dictionary(grouping: paths) { $0.first ?? "" }.map { name, inner in
      let rest = inner.map { $0.dropFirst() }.filter { !$0.isEmpty }
      let name = Array(name.utf8)
      if rest.isEmpty { return Entry(mode: "160000", name: name, object: commit) }
      return Entry(mode: "40000", name: name, object: try tree(submodules(rest, commit)))
    }.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  /// Objects or refs that are stored somewhere else.
  private mutating func addBorrowed() throws {
    let line = numbers.pick([outside, "/", "/dev", "../../..", "\"\\057dev\"", root])
    switch numbers.below(3) {
    case 0: try write("\(line)\n", to: "\(root)/.git/objects/info/alternates", adding: true)
    case 1: symlink(line, "\(root)/.git/refs/tags/linked")
    default: symlink("\(outside)/file", "\(root)/.git/refs/heads/linked")
    }
    traps.append("borrowed from \(line)")
  }

  /// A remote that promises the missing objects.
  private mutating func addPromisor(missing: [String]) throws {
    let address = numbers.pick(["ext::\(program)", "file://\(outside)", "ssh://-oProxyCommand=x/y"])
    let settings = [
      "remote.origin.url": address, "remote.origin.promisor": "true",
      "remote.origin.uploadpack": program, "remote.origin.partialCloneFilter": "blob:none",
      "extensions.partialClone": "origin", "protocol.ext.allow": "always",
      "protocol.allow": "always", "core.repositoryFormatVersion": "1",
    ]
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
      set(key, value, in: "config")
    }
    let name = String(repeating: "0", count: 40)
    try write("", to: "\(root)/.git/objects/pack/pack-\(name).promisor")
    let object = numbers.pick(missing)
    unlink("\(root)/.git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
    traps.append("missing object")
  }

  private mutating func addPipe() throws {
    let name = numbers.pick(HostileNames.opened)
    let path = "\(root)/.git/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    unlink(path)
    if numbers.oneIn(3) {
      symlink(numbers.pick(["/dev/zero", "/dev/stdin", name]), path)
    } else {
      mkfifo(path, 0o644)
    }
    hasPipe = true
    traps.append("pipe, device or loop at \(name)")
  }

  /// Moves the git directory into the working tree, and leaves a file that points to it.
  private mutating func moveStore() throws {
    guard rename("\(root)/.git", "\(root)/S/store") == 0 else { return }
    try write("gitdir: S/store\n", to: "\(root)/.git")
    if numbers.oneIn(2) {
      try write("\(numbers.pick([".", "..", outside]))\n", to: "\(root)/S/store/commondir")
    }
    traps.append("moved store")
  }
}

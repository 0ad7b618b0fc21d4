import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import SourceRecords
@testable import compare

/// Submodules of a revision, which are empty folders, and those that are checked out.
@Suite struct SubmoduleTests {
  private let repository: GitFolder
  private let scratch: TemporaryFolder
  /// Where links lead.
  private let outside: TemporaryFolder

  init() throws {
    repository = try GitFolder(["App/Kept.swift": "struct Kept {}\n"])
    scratch = try TemporaryFolder()
    outside = try TemporaryFolder()
  }

  /// The mode and the path of an entry of a commit.
  private typealias Entry = (mode: String, path: String)

  /// A commit with these entries and one file, made without touching the working tree.
  private func commit(_ entries: [Entry]) throws -> String {
    try scratch.write(outside.path, to: "content")
    let content = try repository.git("hash-object", "-w", "\(scratch.path)/content").line
    let head = try repository.git("rev-parse", "HEAD").line
    try repository.git("read-tree", "HEAD")
    for (mode, path) in entries {
      let object = mode == "160000" ? head : content
      try repository.git("update-index", "--add", "--cacheinfo", "\(mode),\(object),\(path)")
    }
    let tree = try repository.git("write-tree").line
    return try repository.git("commit-tree", tree, "-m", "some").line
  }

  /// A function that shows a revision and returns the folder, always in the same cache.
  private func shower() throws -> (String) throws -> String {
    let git = try Git.find(.ofTest())
    let found = try Repository(
      GitStore(around: repository.folder.path), git: git, in: "\(scratch.path)/git")
    let checkout = Checkout(of: found, in: scratch.path)
    return { name in
      try checkout.show(try found.revision(name), keeping: ".build-compare")
      return checkout.root
    }
  }

  /// The paths below a folder, with a slash after folders and an @ after links, as `ls -F` prints
  /// them.
  private func listing(_ root: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root).map { path in
      let type = try FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")[.type]
      return switch type as? FileAttributeType {
      case .typeDirectory: path + "/"
      case .typeSymbolicLink: path + "@"
      default: path
      }
    }.sorted()
  }

  private func expected(_ entries: [Entry]) -> [String] {
    var paths: Set = ["App/", "App/Kept.swift"]
    for (mode, path) in entries {
      let parts = path.split(separator: "/")
      for count in 1..<parts.count {
        paths.insert(parts[..<count].joined(separator: "/") + "/")
      }
      paths.insert(path + (["160000": "/", "120000": "@"][mode] ?? ""))
    }
    return paths.sorted()
  }

  @Test(
    arguments: [
      ["Sub"], ["App/Sub"], ["App/Deep/Sub"], ["Own/Deep/er/Sub"],
      ["Own/Deep/One", "Own/Deep/Two"], ["Own/One", "Own/Deep/Two", "Own/Deep/er/Three"],
    ])
  func `A submodule is an empty folder, also below folders with nothing else`(
    _ paths: [String]
  ) throws {
    let entries = paths.map { (mode: "160000", path: $0) }
    let show = try shower()
    let commit = try commit(entries)
    for _ in 1...2 { #expect(try listing(show(commit)) == expected(entries)) }
    #expect(try listing(show("main")) == expected([]))
  }

  /// What revisions can have at the same place.
  private static let shapes: [[Entry]] = [
    [],
    [("160000", "App/In")],
    [("160000", "App/In/Deep/Sub")],
    [("160000", "App/In/Deep/One"), ("160000", "App/In/Deep/Two")],
    [("100644", "App/In")],
    [("100644", "App/In/Deep")],
    [("100644", "App/In/Deep/Sub"), ("100755", "App/In/Deep/Two/A.swift")],
    [("120000", "App/In")],
    [("120000", "App/In/Deep")],
    [("120000", "App/In/Deep/Sub"), ("160000", "App/In/Deep/Two")],
  ]

  @Test func `A submodule replaces a file, a folder or a link, and the other way round`() throws {
    let commits = try Self.shapes.map(commit)
    let show = try shower()
    for first in commits.indices {
      for second in commits.indices where second > first {
        for index in [first, second, first] {
          let root = try show(commits[index])
          #expect(try listing(root) == expected(Self.shapes[index]), "\(first), \(second)")
        }
      }
    }
    #expect(try outside.names() == [])
  }

  @Test func `What was built stays where a folder becomes a submodule`() throws {
    let folder = try commit([("100644", "App/In/Deep/A.swift")])
    let submodule = try commit([("160000", "App/In/Deep")])
    let file = try commit([("100644", "App/In")])
    let show = try shower()
    let root = try show(folder)
    let built = "App/In/Deep/.build-compare/object"
    try scratch.write("built", to: "\(root.dropFirst(scratch.path.count + 1))/\(built)")
    #expect(try listing(show(submodule)).contains(built))
    #expect(try listing(show("main")).contains(built))
    #expect(try listing(show(file)) == expected([("100644", "App/In")]))
  }

  @Test func `A revision can be shown while its submodules are checked out`() throws {
    let inner = try GitFolder(["Inner.swift": "struct Inner {}\n"])
    let middle = try GitFolder(["Middle.swift": "struct Middle {}\n"])
    try middle.git("submodule", "add", "-q", inner.folder.path, "Own/Deep/Inner")
    try middle.commit(["More.swift": "struct More {}\n"])
    try repository.git("submodule", "add", "-q", middle.folder.path, "App/Deep/Middle")
    try repository.commit()
    try repository.git("submodule", "update", "-q", "--init", "--recursive")
    try repository.commit(["App/Late.swift": "struct Late {}\n"])
    let state = try repository.state()

    let both = repository.run(["diff", "HEAD~1", "HEAD", "--sources", "App"])
    #expect(both.errors == "")
    #expect(both.output.contains(": App: Late"))
    #expect(both.output.contains("1 new type"))
    let tree = repository.run(["diff", "HEAD~2", "--sources", "App"])
    #expect(tree.errors == "")
    // The working tree has the files of submodules.
    for name in ["Late", "Middle", "Inner"] { #expect(tree.output.contains(": App: \(name)")) }
    let since = repository.run(["check", "--pattern", "mvp", "--since", "HEAD", "--sources", "App"])
    #expect(since.errors == "")
    // No type plays MVP's roles.
    #expect(since.exitCode == 0 && since.output.contains("\nNot everything could be checked: "))

    // A submodule is a repository of its own, also inside of another one.
    for (folder, name) in [("Deep/Middle", "Middle"), ("Deep/Middle/Own/Deep/Inner", "Inner")] {
      let own = repository.run(["diff", "HEAD", "HEAD", "--sources", "."], in: "App/\(folder)")
      #expect(own.errors == "")
      #expect(own.exitCode == 0)
      let store = try GitStore(around: "\(repository.folder.path)/App/\(folder)")
      #expect((store.root as NSString).lastPathComponent == name)
    }
    #expect(try repository.state() == state)
  }
}

extension String {
  /// The output of a command without the line break at its end.
  fileprivate var line: String { trimmingCharacters(in: .newlines) }
}

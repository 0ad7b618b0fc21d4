import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import SourceRecords
@testable import compare

@Suite("The caches of folders of sources")
struct SourcesCacheTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Folders of 1,000 bytes and a little, the first used longest ago.
  private func fill(_ names: String...) throws {
    for (day, name) in names.enumerated() {
      let path = "\(folder.path)/\(name)"
      try #require(ScratchLock.take(path)).release()
      try folder.write(String(repeating: "x", count: 1_000), to: "\(name)/App/copy")
      let date = Date(timeIntervalSince1970: Double(86_400 * (day + 1)))
      let attributes = [FileAttributeKey.modificationDate: date]
      try FileManager.default.setAttributes(attributes, ofItemAtPath: "\(path)/lock")
    }
  }

  private func trim(to limit: Int) { SourcesCache(folder: folder.path, limit: limit).trim() }

  @Test func `Two sets of folders never share a place, however alike their names`() {
    let cache = SourcesCache(folder: "/cache")
    let deep = String(repeating: "/deeper", count: 40)
    let sets = [["/a/b-c"], ["/a/b_c"], ["/a", "/b"], ["/a/b"], ["/x" + deep], ["/y" + deep]]
    let places = sets.map { paths in
      cache.scratch(for: paths.map { SourceFolder(name: "App", path: $0) })
    }
    #expect(Set(places).count == sets.count)
    #expect(places.allSatisfy { $0.utf8.count < 100 })
    #expect(places[0] == cache.scratch(for: [SourceFolder(name: "Other", path: "/a/b-c")]))
  }

  @Test func `Within the limit everything stays`() throws {
    try fill("a", "b")
    trim(to: 100_000)
    #expect(try folder.names() == ["a", "b"])
  }

  @Test func `What was used longest ago goes first, and no more than must`() throws {
    try fill("c", "a", "d", "b")
    trim(to: 25_000)
    #expect(try folder.names() == ["a", "b", "c", "d"])
    trim(to: sizes(2))
    #expect(try folder.names() == ["b", "d"])
  }

  @Test func `What a run works in stays, and so does what was used last`() throws {
    try fill("a", "b", "c")
    let lock = try #require(ScratchLock.takeIfFree("\(folder.path)/a"))
    defer { lock.release() }
    trim(to: 0)
    #expect(try folder.names() == ["a", "c"])
  }

  @Test func `Being used makes a folder the last that goes`() throws {
    try fill("a", "b")
    try #require(ScratchLock.take("\(folder.path)/a")).release()
    trim(to: 0)
    #expect(try folder.names() == ["a"])
  }

  @Test func `A run leaves its folder in the cache, and there git ignores it`() throws {
    let app = try TemporaryFolder()
    try app.write("struct A {}\n", to: "A.swift")
    let cache = SourcesCache(folder: folder.path, limit: 0)
    try fill("old")
    for path in [app.path, "\(app.path)/../\((app.path as NSString).lastPathComponent)"] {
      let run = Run(folder: "/", session: .ofTest(), cache: cache)
      #expect(run.result(["--sources", "App=\(path)"]).exitCode == 0)
    }
    let scratch = cache.scratch(for: [SourceFolder(name: "App", path: app.path)])
    let kept = [scratch, cache.systemModules].map { ($0 as NSString).lastPathComponent }
    #expect(try folder.names().sorted() == kept.sorted())
    #expect(FileManager.default.fileExists(atPath: "\(scratch)/.gitignore"))
  }

  #if os(Linux)
    /// In a process of its own: the environment holds for the whole of it.
    @Test(arguments: ["caches", ""])
    func `A home that isn't absolute makes no cache in the current folder`(caches: String) async {
      await #expect(processExitsWith: .success) { [caches = caches as String] in
        setenv("HOME", "home", 1)
        setenv("XDG_CACHE_HOME", caches, 1)
        let folder = SourcesCache.ofUser.folder
        #expect(folder.hasSuffix("/.cache/compare"))
        #expect(!folder.hasPrefix(FileManager.default.currentDirectoryPath))
      }
    }
  #endif

  /// The bytes of so many folders: a folder in them counts as well.
  private func sizes(_ count: Int) -> Int {
    var status = stat()
    _ = lstat("\(folder.path)/b/App", &status)
    return count * (1_002 + Int(status.st_size))
  }
}

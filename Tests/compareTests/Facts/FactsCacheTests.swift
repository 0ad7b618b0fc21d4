import Foundation
import ProgramSupport
import Testing

@testable import SourceRecords

@Suite("The cache of facts")
struct FactsCacheTests {
  private let folder: TemporaryFolder
  private let cache: FactsCache
  private let unit: IndexUnit
  private let key: String

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("class Cat: Pet {}\n", to: "Cat.swift")
    try folder.write("1", to: "program")
    cache = FactsCache(folder: "\(folder.path)/facts", programs: ["\(folder.path)/program"])
    unit = IndexUnit(file: "\(folder.path)/Cat.swift", module: "M", record: "r1")
    key = try #require(FactsCache.key(of: unit))
    cache.save([key: .sample], of: "M")
  }

  @Test func `Facts come back as they were`() {
    #expect(cache.facts(of: "M") == [key: .sample])
    #expect(cache.facts(of: "N").isEmpty)
  }

  @Test func `A file that was changed or has another record has another key`() throws {
    let recompiled = IndexUnit(file: unit.file, module: "M", record: "r2")
    #expect(FactsCache.key(of: recompiled) != key)
    #expect(FactsCache.key(of: unit) == key)
    try folder.write("class Cat: Dogs {}\n", to: "Cat.swift")
    #expect(FactsCache.key(of: unit) != key)
  }

  @Test func `A file of the same size with another date has another key`() throws {
    let past = Date(timeIntervalSinceReferenceDate: 1)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: unit.file)
    #expect(FactsCache.key(of: unit) != key)
  }

  @Test func `A file that is gone has no key`() throws {
    try FileManager.default.removeItem(atPath: unit.file)
    #expect(FactsCache.key(of: unit) == nil)
  }

  @Test func `Another program finds out everything by itself`() throws {
    try folder.write("22", to: "program")
    let other = FactsCache(folder: "\(folder.path)/facts", programs: ["\(folder.path)/program"])
    #expect(other.facts(of: "M").isEmpty)
  }

  @Test func `Without a known program nothing is kept`() throws {
    let unknown = FactsCache(folder: "\(folder.path)/none", programs: [nil])
    unknown.save([key: .sample], of: "M")
    #expect(unknown.facts(of: "M").isEmpty)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/none"))
  }

  @Test func `A cache that is damaged anywhere counts as empty`() throws {
    let url = URL(fileURLWithPath: "\(folder.path)/facts/M")
    let whole = try Data(contentsOf: url)
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 0x11
      try damaged.write(to: url)
      #expect(cache.facts(of: "M").isEmpty)
    }
    for count in [0, 7, 8, whole.count - 1] {
      try whole.prefix(count).write(to: url)
      #expect(cache.facts(of: "M").isEmpty)
    }
  }

  @Test func `Numbers of symbols that are not there count as damage`() {
    cache.save([key: .inconsistent], of: "M")
    #expect(cache.facts(of: "M").isEmpty)
  }

  @Test func `A folder that cannot be written is done without`() throws {
    try folder.write("", to: "file")
    let cache = FactsCache(folder: "\(folder.path)/file", programs: [])
    cache.save([key: .sample], of: "M")
    #expect(cache.facts(of: "M").isEmpty)
  }

  @Test func `Only the whole file has the name`() throws {
    #expect(try folder.names(in: "facts") == ["M"])
  }
}

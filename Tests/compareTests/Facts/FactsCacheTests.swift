import Foundation
import Testing

@testable import compare

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
    key = try #require(cache.key(of: unit))
    cache.save(.sample, of: unit, key: key)
  }

  @Test func `facts come back as they were`() {
    #expect(cache.facts(of: unit, key: key) == .sample)
    #expect(FileFacts.sample.parsed.functions.map(\.complexity) == [2])
  }

  @Test func `a file that was changed, recompiled or moved has another key`() throws {
    let recompiled = IndexUnit(file: unit.file, module: "M", record: "r2")
    let moved = IndexUnit(file: unit.file, module: "N", record: "r1")
    #expect(cache.key(of: recompiled) != key)
    #expect(cache.key(of: moved) != key)
    try folder.write("class Cat: Dog {}\n", to: "Cat.swift")
    #expect(cache.key(of: unit) != key)
  }

  @Test func `facts for another key are none`() {
    #expect(cache.facts(of: unit, key: key + "x") == nil)
  }

  @Test func `a file that is gone has no key`() throws {
    try FileManager.default.removeItem(atPath: unit.file)
    #expect(cache.key(of: unit) == nil)
  }

  @Test func `another program finds out everything by itself`() throws {
    try folder.write("22", to: "program")
    let other = FactsCache(folder: "\(folder.path)/facts", programs: ["\(folder.path)/program"])
    #expect(try #require(other.key(of: unit)) != key)
    let unknown = FactsCache(folder: "\(folder.path)/facts", programs: [nil])
    #expect(unknown.key(of: unit) == nil)
  }

  @Test func `a cache that is damaged anywhere counts as empty`() throws {
    let name = try #require(try folder.names(in: "facts").first)
    let url = URL(fileURLWithPath: "\(folder.path)/facts/\(name)")
    let whole = try Data(contentsOf: url)
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 0x11
      try damaged.write(to: url)
      #expect(cache.facts(of: unit, key: key) == nil)
    }
    for count in [0, 7, 8, whole.count - 1] {
      try whole.prefix(count).write(to: url)
      #expect(cache.facts(of: unit, key: key) == nil)
    }
  }

  @Test func `numbers of symbols that are not there count as damage`() {
    cache.save(.inconsistent, of: unit, key: key)
    #expect(cache.facts(of: unit, key: key) == nil)
  }

  @Test func `a folder that cannot be written is done without`() throws {
    try folder.write("", to: "file")
    let cache = FactsCache(folder: "\(folder.path)/file", programs: [])
    let key = try #require(cache.key(of: unit))
    cache.save(.sample, of: unit, key: key)
    #expect(cache.facts(of: unit, key: key) == nil)
  }
}

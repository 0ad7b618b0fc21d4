import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import compare

@Suite("A scratch folder in which one run at a time works")
struct ScratchLockTests {
  private let parent: TemporaryFolder
  private let folder: String

  init() throws {
    parent = try TemporaryFolder()
    folder = "\(parent.path)/scratch"
  }

  @Test func `It is made, and git ignores it with all that is in it`() throws {
    let lock = try #require(ScratchLock.take(folder))
    defer { lock.release() }
    #expect(try parent.read("scratch/.gitignore") == "*\n")
  }

  @Test func `No other gets it until it is given back`() throws {
    let lock = try #require(ScratchLock.take(folder) { Issue.record("nobody has it") })
    #expect(ScratchLock.takeIfFree(folder) == nil)
    var waits = 0
    let second = ScratchLock.take(folder) {
      waits += 1
      lock.release()
    }
    #expect(waits == 1)
    #expect(ScratchLock.takeIfFree(folder) == nil)
    second?.release()
    let third = try #require(ScratchLock.takeIfFree(folder))
    third.release()
  }

  @Test func `Who waited for a folder that is gone makes another`() throws {
    let lock = try #require(ScratchLock.take(folder))
    let second = ScratchLock.take(folder) {
      try? FileManager.default.removeItem(atPath: folder)
      lock.release()
    }
    #expect(ScratchLock.takeIfFree(folder) == nil)
    second?.release()
  }

  @Test func `Where nothing can be written there is no lock`() throws {
    try parent.write("a file", to: "scratch")
    #expect(ScratchLock.take(folder) == nil)
    #expect(ScratchLock.takeIfFree("\(parent.path)/nowhere") == nil)
    #expect(try parent.names() == ["scratch"])
  }
}

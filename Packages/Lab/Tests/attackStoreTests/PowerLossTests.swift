import Foundation
import SeededNumbers
import Shared
import Testing

@testable import attack_store

/// What is left of a file after a power loss, in pieces and in any order.
@Suite("Power loss", .enabled(if: JudgedCalls.arePossible, "calls can't be seen"))
struct PowerLossTests {
  private let journal: Journal

  init() throws {
    journal = try Journal(of: .script(seed: 1, changes: 15))
  }

  @Test func `What was acknowledged is there whenever power is lost`() throws {
    var attack = PowerLossAttack(journal, tornFiles: 1, seed: 1)
    let result = try attack.run()
    #expect(result.acknowledgements > 15)
    #expect(result.files == 3 * result.moments)
  }

  @Test func `A journal has every call that changes the file`() throws {
    var disk = Disk(folder: journal.folder)
    for case .call(let call) in journal.entries { disk.apply(call) }
    var numbers = SeededGenerator(seed: 1)
    let files = disk.afterPowerLoss(.everything, using: &numbers)
    #expect(files == [journal.path: journal.bytes])
  }

  @Test func `A log that isn't synced before the acknowledgement is found`() {
    expectLoss { $0 == .sync(journal.path + "-wal") }
  }

  @Test func `A file that isn't synced before its log starts again is found`() {
    expectLoss { $0 == .sync(journal.path) }
  }

  @Test func `A new name that isn't synced is found`() {
    expectLoss { $0 == .sync(journal.folder) }
  }

  @Test func `A disk keeps what was synced, and of the rest as much as is asked for`() {
    var disk = Disk(folder: "/f")
    var numbers = SeededGenerator(seed: 1)
    func left(_ remains: Remains) -> [String: [UInt8]] {
      disk.afterPowerLoss(remains, using: &numbers)
    }
    disk.apply(.create("/f/a"))
    disk.apply(.write("/f/a", at: 1, [1, 2]))
    #expect(left(.nothing) == [:])
    #expect(left(.everything) == ["/f/a": [0, 1, 2]])
    disk.apply(.sync("/f"))
    #expect(left(.nothing) == ["/f/a": []])
    disk.apply(.sync("/f/a"))
    disk.apply(.truncate("/f/a", to: 2))
    disk.apply(.link("/f/a", as: "/f/b"))
    disk.apply(.unlink("/f/a"))
    #expect(left(.nothing) == ["/f/a": [0, 1, 2]])
    #expect(left(.everything) == ["/f/b": [0, 1]])
  }

  @Test func `A write is torn where sectors meet`() {
    let bytes = (0..<600).map { UInt8($0 % 256) }
    #expect(
      FileCall.write("a", at: 500, bytes).sectors == [
        .write("a", at: 500, Array(bytes[..<12])), .write("a", at: 512, Array(bytes[12..<524])),
        .write("a", at: 1024, Array(bytes[524...])),
      ])
  }

  private func expectLoss(
    without isLeftOut: (FileCall) -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var attack = PowerLossAttack(journal.without(isLeftOut), tornFiles: 1, seed: 1)
    #expect(throws: Violation.self, sourceLocation: sourceLocation) { try attack.run() }
  }
}

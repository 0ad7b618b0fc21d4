import Implementations
import Shared
import TerminalUI
import TestSupport
import Testing

@testable import todo

/// Finds cases that no script covers: after every random key, all must look the same.
@Suite("The same frames")
struct SameFramesTests {
  private static let todos = [
    "2026-11-01 Late", "x 2026-11-20 Yesterday", "2026-11-21 Now", "2026-11-22 Tomorrow",
    "2026-11-25 Wednesday", "x 2027-01-01 New Year",
  ]

  @Test(arguments: Setup.Store.allCases, UInt64(1)...5)
  func `After every one of many keys`(_ store: Setup.Store, seed: UInt64) throws {
    let users = try Implementation.tested.map {
      try User(Setup($0, over: store), todos: Self.todos)
    }
    var random = LinearCongruentialGenerator(state: seed)
    var pressed: [Key] = []
    for _ in 0..<100 {
      let (key, failing) = (Self.key(&random), Self.failing(&random))
      pressed.append(key)
      for user in users {
        user.store.fail(failing)
        user.press(key)
      }
      // With their styles, which plain text doesn't have, and where not all has a place.
      for size in [users[0].size, Size(columns: 80, rows: 5)] {
        let frames = users.map { $0.display.frame(size) }
        for (implementation, frame) in zip(Implementation.tested, frames) where frame != frames[0] {
          let texts = [frames[0], frame].map(\.plainText).joined(separator: "\n---\n")
          Issue.record("\(implementation) differs after \(pressed):\n\(texts)")
          return
        }
      }
    }
  }

  /// Keys that do something are pressed more often than others.
  private static func key(_ random: inout LinearCongruentialGenerator) -> Key {
    let keys: [Key] = [
      .up, .down, .down, .left, .right, .enter, .enter, .escape, .tab, .backspace, .space, .space,
      "a", "d", "f", "c", "y", "n", "1", "2", "é", .paste("two\nlines"),
    ]
    return keys[Int(random.next() % UInt64(keys.count))]
  }

  /// Now and then, some operations fail.
  private static func failing(
    _ random: inout LinearCongruentialGenerator
  ) -> Set<FailingStore.Operation> {
    switch random.next() % 12 {
    case 0: [.load]
    case 1: [.save]
    case 2: [.delete]
    case 3: [.load, .save, .delete]
    default: []
    }
  }
}

/// Reproducible random numbers, the same on every machine.
nonisolated struct LinearCongruentialGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}

import HostileSupport
import SeededNumbers
import Shared

/// A load that is cancelled after some bytes of an answer have arrived.
struct CancelledLoad {
  private let answer: GoodAnswer
  private let count: Int
  /// Whether the rest arrives during the cancellation and may win the race.
  private let isRace: Bool

  init(_ number: Int, _ chance: inout SeededGenerator) {
    answer = chance.pick(GoodAnswer.all)
    count = chance.below(answer.bytes.count)
    isRace = number % 2 == 1
  }

  func attempt() async throws -> String {
    let bytes = answer.bytes
    let (moments, tell) = AsyncStream.makeStream(of: Void.self)
    let trick = Trick("", answer.step, []) { [count, isRace] connection in
      connection.send(Array(bytes[..<count]))
      tell.yield()
      if isRace {
        connection.send(Array(bytes[count...]))
      } else {
        connection.hang()
      }
    }
    let load = Load(trick)
    let result = try await HostileServer.run(load.serve) { server throws in
      let task = Task { try await load.result(from: server) }
      for await _ in moments { break }
      task.cancel()
      return try await task.value
    }
    let outcome = Load.word(for: result)
    guard outcome == "cancelled" || isRace && outcome == "a cat" else {
      throw Violation("\(outcome) after it was cancelled, at byte \(count) of \(answer)")
    }
    return outcome
  }
}

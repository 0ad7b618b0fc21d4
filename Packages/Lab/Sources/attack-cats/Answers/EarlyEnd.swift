import HostileSupport
import Shared

/// A good answer that ends after some of its bytes, by closing or resetting the connection.
struct EarlyEnd: Sendable {
  private let answer: GoodAnswer
  private let count: Int
  private let isReset: Bool

  /// Every byte of every form, the short answers first.
  static let all = GoodAnswer.all.flatMap { answer in
    (0...answer.bytes.count).flatMap { count in
      [false, true].map { EarlyEnd(answer: answer, count: count, isReset: $0) }
    }
  }

  func attempt() async throws -> String {
    let bytes = Array(answer.bytes.prefix(count))
    // After the last chunk, which says that it is the last, a line break may be missing.
    let needed = answer.bytes.count - (answer.form == .chunks ? 2 : 0)
    // An incomplete answer must never be accepted; a reset can discard even a complete one.
    let outcomes =
      if count < needed { ["unreadable"] } else if count < answer.bytes.count || isReset {
        ["a cat", "unreadable"]
      } else { ["a cat"] }
    let name = "\(answer.form) \(isReset ? "reset" : "closed") after \(count)"
    let trick = Trick(name, answer.step, outcomes) { [isReset] connection in
      connection.send(bytes)
      if isReset { connection.reset() }
    }
    return try await trick.attempt()
  }
}

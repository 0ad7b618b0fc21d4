import HostileSupport
import Shared

/// A good answer that ends after some of its bytes, by a farewell or by a reset.
struct EarlyEnd: Sendable {
  private let answer: GoodAnswer
  private let count: Int
  private let isReset: Bool

  /// Every byte of every form; those of a short one first.
  static let all = GoodAnswer.all.flatMap { answer in
    (0...answer.bytes.count).flatMap { count in
      [false, true].map { EarlyEnd(answer: answer, count: count, isReset: $0) }
    }
  }

  func attempt() async throws -> String {
    let bytes = Array(answer.bytes.prefix(count))
    // Behind the last piece, which says that it is the last, a line break may be missing.
    let needed = answer.bytes.count - (answer.form == .chunks ? 2 : 0)
    // What isn't whole is never taken for it; a reset can take a whole answer with it.
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

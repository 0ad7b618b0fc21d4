import SeededNumbers
import Shared

/// The attacks, each a number of tries.
enum Series: String, CaseIterable, Sendable {
  case mutants
  case copies
  case bombs
  case tricks
  case ends
  case answers
  case cancels

  var name: String {
    switch self {
    case .mutants: "mutated PNG files, checksums mended in most"
    case .copies: "pictures written and read again"
    case .bombs: "PNG files that are small and claim much"
    case .tricks: "answers against the rules, by hand"
    case .ends: "good answers that end or are reset after each byte"
    case .answers: "mutated answers"
    case .cancels: "loads cancelled while an answer comes"
    }
  }

  func count(_ options: Options) -> Int {
    switch self {
    case .mutants: options.mutants
    case .copies: max(1, options.mutants / 10)
    case .bombs: PictureBomb.all.count
    case .tricks: Trick.all.count
    case .ends: EarlyEnd.all.count
    case .answers, .cancels: options.answers
    }
  }

  /// How much memory a try may add to what the process has, in bytes.
  var memoryLimit: Int {
    switch self {
    // Pictures of a million pixels at most, and what one batch of rows takes.
    case .mutants, .copies: 24_000_000
    // The largest picture that the app reads, and two of the longest rows.
    case .bombs: 4 * 64_000_000 + 48_000_000
    // Ten megabytes of an answer, those that the server sends, and what a megabyte of JSON becomes.
    case .tricks, .ends, .answers, .cancels: 64_000_000
    }
  }

  /// Whether it goes over the network, and may keep a socket.
  var isRemote: Bool {
    switch self {
    case .mutants, .copies, .bombs: false
    case .tricks, .ends, .answers, .cancels: true
    }
  }

  /// What comes of a try, in few words.
  func attempt(_ number: Int, seed: UInt64) async throws -> String {
    var chance = SeededGenerator(seed: seed)
    chance = SeededGenerator(seed: chance.next() ^ UInt64(number))
    return switch self {
    case .mutants: try FileMutant(number, &chance).attempt()
    case .copies: try PictureCopy(number, &chance).attempt()
    case .bombs: try PictureBomb.all[number].attempt()
    case .tricks: try await Trick.all[number].attempt()
    case .ends: try await EarlyEnd.all[number].attempt()
    case .answers: try await MutatedAnswer(&chance).attempt()
    case .cancels: try await CancelledLoad(number, &chance).attempt()
    }
  }
}

/// What must not be.
struct Violation: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

import SeededNumbers
import Shared

/// The attacks, each of which is a series of tries.
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
    case .mutants: "mutated PNG files, checksums corrected in most"
    case .copies: "pictures written and read again"
    case .bombs: "small PNG files that claim a huge size"
    case .tricks: "hand-written answers that break the rules"
    case .ends: "good answers, cut off or reset after each byte"
    case .answers: "mutated answers"
    case .cancels: "loads cancelled while an answer arrives"
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

  /// How much memory a try may use in addition to the process's own, in bytes.
  var memoryLimit: Int {
    switch self {
    // Pictures of at most a million pixels, and one batch of rows.
    case .mutants, .copies: 24_000_000
    // The largest picture that the app reads, and two of the longest rows.
    case .bombs: 4 * 64_000_000 + 48_000_000
    // Ten megabytes of an answer, the server's own bytes, and a parsed megabyte of JSON.
    case .tricks, .ends, .answers, .cancels: 64_000_000
    }
  }

  /// Whether it uses the network, so that a socket may stay open.
  var isRemote: Bool {
    switch self {
    case .mutants, .copies, .bombs: false
    case .tricks, .ends, .answers, .cancels: true
    }
  }

  /// Makes one try and returns its outcome in a few words.
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

/// A result that isn't allowed.
struct Violation: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

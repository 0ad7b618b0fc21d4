import HostileSupport
import Shared

/// A hostile answer to one step of a load, and the allowed outcomes of the whole load.
struct Trick: Sendable {
  typealias Play = @Sendable (HostileConnection) -> Void

  let name: String
  let step: CatStep
  let outcomes: [String]
  /// The time limit of the whole load.
  let deadline: Duration
  /// Sent on every connection before its request.
  var early: [UInt8] = []
  /// Answers requests that come from the trick's redirect or address.
  var playElsewhere: Play
  let play: Play

  init(
    _ name: String, _ step: CatStep, _ outcomes: [String], deadline: Duration = Load.patience,
    play: @escaping Play
  ) {
    self.name = "\(name) (\(step))"
    self.step = step
    self.outcomes = outcomes
    self.deadline = deadline
    self.play = play
    playElsewhere = { $0.send(GoodAnswer(step, .length).bytes) }
  }

  init(_ name: String, _ step: CatStep, _ outcomes: String..., play: @escaping Play) {
    self.init(name, step, outcomes, play: play)
  }

  func attempt() async throws -> String {
    try await Load(self).outcome()
  }

  /// A harmless answer, for comparison.
  static let good = Trick("a good answer", .picture, "a cat") {
    $0.send(GoodAnswer(.picture, .length).bytes)
  }

  /// Built once, since some of the bytes take a while.
  static let all: [Trick] = {
    let families: [(CatStep) -> [Trick]] = [
      heads, statuses, lengths, chunks, codings, hints, redirects, kinds, delays,
    ]
    var tricks = [good]
    for step in CatStep.allCases {
      for family in families { tricks += family(step) }
    }
    return tricks + replies + addresses
  }()
}

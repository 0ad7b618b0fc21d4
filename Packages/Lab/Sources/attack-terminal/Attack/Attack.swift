import Foundation
import SeededNumbers

/// A way to attack a program on a terminal.
enum Attack: String, CaseIterable {
  case ending = "ending-signal"
  case anyMoment = "any-moment"
  case stopping = "stopping-signal"
  case stopStorm = "stop-storm"
  case unseenStop = "unseen-stop"
  case harmless = "harmless-signal"
  case terminalSignals = "terminal-signal"
  case shell
  case crash
  case hangUp = "hang-up"
  case fullOutput = "full-output"
  case resizing
  case randomBytes = "random-bytes"
  case split = "split-bytes"
  case titles = "hostile-title"
  case longPaste = "long-paste"
  case endlessPaste = "endless-paste"
  case marks
  case flood
  case unfinished = "unfinished-sequence"
  case interrupt = "interrupted-flood"

  /// Attacks an implementation, with choices that depend on the seed, and returns the violations.
  func violations(on implementation: String, seed: UInt64, size: AttackSize) async throws
    -> [String]
  {
    var random = SeededGenerator(seed: seed)
    func picked<Element>(_ elements: [Element], or standard: Element) -> Element {
      elements.randomElement(using: &random) ?? standard
    }
    typealias Program = AttackedProgram
    switch self {
    case .ending:
      return try await Program.endingSignal(picked(SignalList.ending, or: SIGTERM), implementation)
    case .anyMoment:
      return try await Program.signalAtAnyMoment(implementation, using: &random)
    case .stopping:
      return try await Program.stoppingSignal(
        picked(SignalList.stopping, or: SIGTSTP), implementation)
    case .stopStorm:
      return try await Program.stopStorm(implementation, rounds: size.stops, using: &random)
    case .unseenStop: return try await Program.unseenStop(implementation)
    case .harmless:
      return try await Program.harmlessSignal(
        picked(SignalList.harmless, or: SIGPIPE), implementation)
    case .terminalSignals: return try await Program.terminalSignals(implementation)
    case .shell: return try await Program.underShell(implementation)
    case .crash: return try await Program.crash(picked(Victim.allCases, or: .overflow))
    case .hangUp:
      let isTold = Bool.random(using: &random)
      return try await Program.hangUp(implementation, isTold: isTold, using: &random)
    case .fullOutput:
      let signal = Bool.random(using: &random) ? picked(SignalList.ending, or: SIGTERM) : nil
      return try await Program.fullOutput(implementation, signal: signal)
    case .resizing:
      return try await Program.resizing(implementation, times: size.resizes, using: &random)
    case .randomBytes:
      return try await Program.randomBytes(implementation, count: size.bytes, using: &random)
    case .split: return try await Program.splitBytes(implementation)
    case .titles:
      return try await Program.paste(implementation, picked(HostileBytes.titles, or: []))
    case .longPaste:
      let bytes = HostileBytes.random(size.bytes, using: &random)
      return try await Program.paste(
        implementation, bytes.filter { $0 != 0x1B }, thenShows: "at most 200 characters")
    case .endlessPaste:
      return try await Program.endlessPaste(implementation, count: size.bytes, using: &random)
    case .marks:
      return try await Program.paste(implementation, Array(HostileBytes.marked(10_000).utf8))
        + Program.typed(implementation, HostileBytes.marked(size.letters / 10))
    case .flood:
      return try await Program.typed(implementation, String(repeating: "x", count: size.letters))
    case .unfinished: return try await Program.unfinishedSequences(implementation)
    case .interrupt:
      return try await Program.interruptedFlood(
        implementation, count: size.bytes, within: size.patience, using: &random)
    }
  }
}

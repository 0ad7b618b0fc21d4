import Foundation
import SeededNumbers

/// Interrupts runs at random moments, once or twice, and checks what they leave behind.
struct InterruptionAttack {
  private let bench: Bench

  init(_ bench: Bench) throws {
    self.bench = bench
    for subject in InterruptedSubject.allCases {
      for (name, text) in subject.files { try bench.write(text, to: name) }
    }
  }

  /// - Returns: a line for each violation.
  func run(_ count: Int, seed: UInt64, tell: (String) -> Void) throws -> [String] {
    var whole: [InterruptedSubject: [UInt8]] = [:]
    var violations: [String] = []
    for number in 0..<count {
      let one = seed &+ UInt64(number)
      let subject = InterruptedSubject.of(seed: one)
      let undisturbed = try whole[subject] ?? result(of: subject)
      whole[subject] = undisturbed
      violations += try interrupt(subject, seed: one, whole: undisturbed).map {
        "\($0): attack-compare-runs --interruptions 1 --seed \(one)"
      }
      if (number + 1) % max(1, count / 20) == 0 { tell("\(number + 1) of \(count) interruptions") }
    }
    for (subject, bytes) in whole where try result(of: subject) != bytes {
      violations.append("after all interruptions a run has another result")
    }
    return violations
  }

  /// The output of an undisturbed run.
  private func result(of subject: InterruptedSubject) throws -> [UInt8] {
    let run = try bench.start(words(subject))
    _ = run.end()
    guard let bytes = bench.bytes(of: "result.json"), run.process.terminationStatus == 0 else {
      throw Unusable(reason: "`compare` itself doesn't work: \(run.outcome)")
    }
    return bytes
  }

  private func words(_ subject: InterruptedSubject) -> [String] {
    subject.words + ["--format", "json", "--output", "result.json"]
  }

  private func interrupt(
    _ subject: InterruptedSubject, seed: UInt64, whole: [UInt8]
  ) throws -> [String] {
    var numbers = SeededGenerator(seed: seed)
    // Sometimes the data of earlier runs is removed, so that the compiler is running.
    let isCold = Int.random(in: 0..<3, using: &numbers) == 0
    if isCold {
      try? FileManager.default.removeItem(atPath: "\(bench.folder)/\(subject.memory)")
    }
    try? FileManager.default.removeItem(atPath: "\(bench.folder)/result.json")
    let signals = [SIGINT, SIGTERM, SIGHUP]
    let run = try bench.start(words(subject))
    for _ in 0..<Int.random(in: 1...2, using: &numbers) {
      usleep(UInt32.random(in: 0..<subject.microseconds(isCold: isCold), using: &numbers))
      if run.process.isRunning {
        kill(run.process.processIdentifier, signals.randomElement(using: &numbers) ?? SIGINT)
      }
    }
    var flaws: [String] = []
    if !run.end() { flaws.append("hangs") }
    if run.crashes { flaws.append("crashes, \(run.outcome)") }
    let hasResult = bench.bytes(of: "result.json").map { $0 == whole }
    if hasResult == false { flaws.append("writes half a result") }
    if run.process.terminationReason == .exit, hasResult != true {
      flaws.append("ends with \(run.outcome) and no result")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder)
    let drafts = names.filter { $0.hasPrefix(".") }
    if !drafts.isEmpty {
      flaws.append("leaves \(drafts.joined(separator: ", "))")
      for name in drafts { try FileManager.default.removeItem(atPath: "\(bench.folder)/\(name)") }
    }
    let left = bench.left
    if !left.isEmpty { flaws.append("leaves processes \(left.joined(separator: ", "))") }
    return flaws
  }
}

/// Why an attack can't be carried out.
struct Unusable: Error, CustomStringConvertible {
  let reason: String

  var description: String { reason }
}

import CommandLineKit
import Foundation

/// Runs all attacks and prints the result of each.
struct Attacks {
  struct NoProgram: Error, CustomStringConvertible {
    let description = "The program can't find its own executable."
  }

  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() throws {
    if options.kills > 0 { tell(try kills()) }
    if options.flips > 0 { try damage() }
    if options.schemas > 0 { tell(try schemas()) }
    guard JudgedCalls.arePossible else {
      tell("Failing calls and power loss were skipped: they need Linux.")
      return
    }
    if options.failures > 0 { tell(try failures()) }
    if options.losses > 0 { tell(try losses()) }
  }

  /// Printed at once, since a later attack may take long or end this process.
  private func tell(_ line: String) {
    print(line)
    fflush(nil)
  }

  private func kills() throws -> String {
    guard let program = Bundle.main.executableURL else { throw NoProgram() }
    var attack = KillAttack(program: program, seed: options.seed)
    try attack.run(kills: options.kills, progress: progress("kills"))
    let result = attack.result
    return """
      \(result.kills) kills, \(result.whileWriting) of them after a process's first change: \
      \(result.acknowledged) changes were acknowledged, \(result.unsaid) made but not acknowledged.
      """
  }

  private func damage() throws {
    var attack = DamageAttack(try Sample.files(seed: options.seed), seed: options.seed)
    try attack.run(tries: options.flips, progress: progress("flips"))
    tell(
      """
      \(attack.result.tries) flipped bits and truncations: \(attack.result.refused) files were \
      refused, \(attack.result.whole) had everything.
      """)
    var kept = DamageAttack([try Sample.keptLog(seed: options.seed)], seed: options.seed)
    try kept.run(tries: options.flips, progress: progress("flips with a reader"))
    tell(
      """
      \(kept.result.tries) more while another program keeps the log from being moved: \
      \(kept.result.refused) were refused, \(kept.result.whole) had everything, \
      \(kept.result.earlier) an earlier state.
      """)
  }

  private func schemas() throws -> String {
    var attack = SchemaAttack(seed: options.seed)
    try attack.run(tries: options.schemas, progress: progress("schemas"))
    return """
      \(options.schemas) foreign schemas: \(attack.result.closed) files were refused when \
      opened, \(attack.result.open) at their next use.
      """
  }

  private func failures() throws -> String {
    let result = try FailureAttack(.script(seed: options.seed, changes: options.failures)).run(
      progress: progress("failures"))
    return """
      \(result.failures) failing calls in \(options.failures) changes: \(result.refusals) reported, \
      \(result.failures - result.refusals) without effect.
      """
  }

  private func losses() throws -> String {
    let acts = [Act].script(seed: options.seed, changes: options.losses)
    var attack = PowerLossAttack(try Journal(of: acts), tornFiles: 3, seed: options.seed)
    let result = try attack.run(progress: progress("moments of power loss"))
    return """
      Power lost at \(result.moments) moments in \(options.losses) changes: \
      \(result.files) files were opened.
      """
  }

  private func progress(_ what: String) -> (Int) -> Void {
    guard options.hasProgress else { return { _ in } }
    var said = 0
    return { count in
      guard count / 100 > said else { return }
      said = count / 100
      ErrorOutput.say("\(count) \(what)\n")
    }
  }
}

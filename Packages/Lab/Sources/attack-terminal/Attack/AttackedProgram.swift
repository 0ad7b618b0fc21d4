import Foundation
import ProgramSupport
import PseudoTerminal

/// A program on a terminal under attack, and its violations.
final class AttackedProgram {
  /// The end of each frame.
  static let frameEnd = "Quit\u{1B}[0m"
  /// The maximum memory of a program, in bytes; generous, but too little for a leak.
  static let memoryBound = 256 << 20

  let run: TerminalRun
  private(set) var violations: [String] = []
  private var opened: TerminalRecording?
  /// The position up to which the output was examined.
  private(set) var seen = 0
  private let photos: URL?

  private init(_ run: TerminalRun, photos: URL?) {
    self.run = run
    self.photos = photos
  }

  deinit {
    opened?.stop()
    if let photos { try? FileManager.default.removeItem(at: photos) }
  }

  /// The app, with its own store and photos folder.
  static func todo(
    _ implementation: String, hasOwnSession: Bool = false, showsTyping: Bool = true
  ) throws -> AttackedProgram {
    let photos = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
    let words = [implementation, "--store=memory", "--photos", photos.path(percentEncoded: false)]
    let run = try TerminalRun(
      BuiltProgram.named("todo"), words, hasOwnSession: hasOwnSession,
      showsTyping: showsTyping)
    return AttackedProgram(run, photos: photos)
  }

  /// A shell that can start the app; it prompts on its standard error.
  static func shell() throws -> AttackedProgram {
    let run = try TerminalRun(
      URL(filePath: "/bin/sh"), ["-c", "exec /bin/sh -i 2>&1"],
      environment: ["TERM": "xterm", "PS1": "ready> "],
      hasOwnSession: true)
    return AttackedProgram(run, photos: nil)
  }

  /// Without the runtime's signal handlers, which would have set up a stack for ours.
  static func victim(_ victim: Victim) throws -> AttackedProgram {
    let run = try TerminalRun(
      BuiltProgram.named("attack-terminal"),
      ["--victim", victim.rawValue],
      environment: ["TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"])
    return AttackedProgram(run, photos: nil)
  }

  var terminal: PseudoTerminal { run.terminal }

  /// Starts reading the terminal when it is first accessed.
  var recording: TerminalRecording {
    if let opened { return opened }
    let recording = TerminalRecording(run)
    opened = recording
    return recording
  }

  func showsFrame() async { await shows(Self.frameEnd) }

  /// Waits for a text after the position of the last one.
  func shows(_ text: String) async {
    guard let end = await recording.text(text, from: seen) else {
      return violate("doesn't show \(text.debugDescription)")
    }
    seen = end
  }

  /// The output after so many bytes.
  func text(from start: Int) -> String {
    String(decoding: recording.bytes(from: start), as: UTF8.self)
  }

  /// Ignores the output up to now when waiting for text.
  func forgetsFrames() { seen = recording.count }

  /// Waits until the program has read all input.
  func hasReadAll() {
    while terminal.unreadCount > 0, !run.isOver { usleep(1_000) }
    run.noteMemory()
  }

  func type(_ text: String) { type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) {
    terminal.type(bytes) { !run.isOver }
  }

  func violate(_ what: String) { violations.append(what) }

  /// Checks that it ends in one of these ways and has restored the terminal.
  func ends(_ expected: TerminalRun.Change..., canBeCut: Bool = false) async {
    await ends(in: expected, canBeCut: canBeCut)
  }

  func ends(in expected: [TerminalRun.Change], canBeCut: Bool = false) async {
    let change = await run.change()
    if !expected.contains(where: { $0 == change }) {
      violate("\(Self.words(change)) instead of \(expected.map { Self.words($0) })")
    }
    await hasGivenBack(canBeCut: canBeCut)
    if run.peakMemory > Self.memoryBound { violate("used \(run.peakMemory >> 20) MB of memory") }
  }

  func stops(_ signal: Int32) async {
    let change = await run.change()
    if change != .stopped(by: signal) { violate("\(Self.words(change)) instead of a stop") }
    await hasGivenBack(canBeCut: false)
  }

  /// Checks that the terminal is restored and that only our encoder's output was written.
  private func hasGivenBack(canBeCut: Bool) async {
    if !run.isTerminalRestored { violate("doesn't restore the settings") }
    var reader = OutputReader(canBeCut: canBeCut)
    reader.read(await recording.everything())
    for flaw in reader.flaws { violate("wrote \(flaw)") }
    if reader.modes != TerminalState() { violate("leaves the terminal as \(reader.modes)") }
  }

  private static func words(_ change: TerminalRun.Change?) -> String {
    switch change {
    case .exited(let code): "ended with exit code \(code)"
    case .killed(let signal): "killed by signal \(signal)"
    case .stopped(let signal): "stopped by signal \(signal)"
    case nil: "had already ended"
    }
  }
}

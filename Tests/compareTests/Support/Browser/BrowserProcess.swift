import Foundation

@testable import CompareSupport

/// Headless Chromium, which reads commands from one pipe and writes answers to another.
///
/// Messages are JSON with a zero byte behind each. Source: `--remote-debugging-pipe`, which takes
/// the descriptors 3 and 4.
final class BrowserProcess {
  private let pid: pid_t
  /// Both ends: as long as somebody could read, writing to a browser that is gone is no signal.
  private let commands: CompareSupport.Pipe
  private let answers: Int32
  private let profile: TemporaryFolder
  private var received: [UInt8] = []

  static let path = ["chromium", "chromium-browser", "google-chrome"].lazy
    .flatMap { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/\(name)" }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  struct Failure: Error {
    let reason: String
  }

  init() throws {
    guard let path = Self.path else { throw Failure(reason: "there is no Chromium on PATH") }
    guard let commands = CompareSupport.Pipe.open(), let answers = CompareSupport.Pipe.open() else {
      throw Failure(reason: "no pipe")
    }
    profile = try TemporaryFolder()
    let silence = open("/dev/null", O_WRONLY | O_CLOEXEC)
    // Clear of 3 and 4, which must not be overwritten before they are read.
    let input = fcntl(commands.read, F_DUPFD_CLOEXEC, 10)
    let output = fcntl(answers.write, F_DUPFD_CLOEXEC, 10)
    let actions = SpawnActions()
    for (descriptor, target) in [(silence, 1), (silence, 2), (input, 3), (output, 4)] {
      posix_spawn_file_actions_adddup2(&actions.files, descriptor, Int32(target))
    }
    let arguments = [
      path, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--no-first-run", "--disable-background-networking", "--remote-debugging-pipe",
      "--user-data-dir=\(profile.path)",
    ]
    let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    let words = (arguments.map { strdup($0) } + [nil], environment.map { strdup($0) } + [nil])
    var pid: pid_t = 0
    let code = posix_spawn(&pid, path, &actions.files, &actions.attributes, words.0, words.1)
    for word in words.0 + words.1 { free(word) }
    for descriptor in [silence, input, output, answers.write] { close(descriptor) }
    guard code == 0 else { throw Failure(reason: String(cString: strerror(code))) }
    self.pid = pid
    self.commands = commands
    self.answers = answers.read
  }

  /// Asks it to end, so that it leaves no files behind, and waits until its pipe is closed; then
  /// nothing of its group is left.
  deinit {
    if (try? send(Array(#"{"id":0,"method":"Browser.close"}"#.utf8))) != nil {
      while (try? receive()) != nil {}
    }
    kill(-pid, SIGKILL)
    var status: Int32 = 0
    waitpid(pid, &status, 0)
    commands.close()
    close(answers)
  }

  func send(_ message: [UInt8]) throws {
    var rest = (message + [0])[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(commands.write, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure(reason: "the browser is gone") }
      rest = rest.dropFirst(count)
    }
  }

  /// The next message; none for half a minute means that there won't be any.
  func receive() throws -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = Array(received[..<end])
        received.removeFirst(end + 1)
        return message
      }
      var descriptor = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, 30_000) > 0 else { throw Failure(reason: "no answer") }
      let count = read(answers, &buffer, buffer.count)
      guard count > 0 else { throw Failure(reason: "the browser is gone") }
      received += buffer[..<count]
    }
  }
}

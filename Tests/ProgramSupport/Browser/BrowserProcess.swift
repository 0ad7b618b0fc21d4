import Foundation

/// Headless Chromium, which reads commands from one pipe and writes answers to another.
///
/// Messages are JSON, each followed by a zero byte. Source: `--remote-debugging-pipe`, which takes
/// the descriptors 3 and 4.
final class BrowserProcess {
  /// All pages are windows of one browser, since starting it takes longer than most tests.
  nonisolated(unsafe) static let shared: Result<BrowserProcess, any Error> = Result {
    let browser = try BrowserProcess()
    atexit { BrowserProcess.endShared() }
    return browser
  }

  private static func endShared() { try? shared.get().end() }

  private let process = Process()
  private let commands = Pipe()
  /// Kept open, so that writing after the browser is gone doesn't raise SIGPIPE.
  private let reader: Int32
  private let answers = Pipe()
  private var received: [UInt8] = []
  private var last = 0
  /// The events of each session.
  var events: [String: [Event]] = [:]

  struct Event {
    let method: String
    let parameters: JSONValue
  }

  struct Failure: Error {
    let reason: String
  }

  private init() throws {
    guard let path = Browser.path else { throw Failure(reason: "there is no Chromium on PATH") }
    let profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("compare-browser-\(UUID().uuidString)").path
    removeAtExit(profile)
    reader = dup(commands.fileHandleForReading.fileDescriptor)
    for descriptor in [
      reader, commands.fileHandleForWriting.fileDescriptor,
      answers.fileHandleForReading.fileDescriptor,
    ] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", #"exec 3<&0 4>&1 </dev/null >/dev/null 2>&1; exec "$0" "$@""#,
      path, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--no-first-run", "--disable-background-networking", "--remote-debugging-pipe",
      "--user-data-dir=\(profile)",
    ]
    process.standardInput = commands
    process.standardOutput = answers
    try process.run()
  }

  /// Asks it to quit, so that it leaves no files, and waits until its pipe is closed, which means
  /// that all its processes have ended.
  private func end() {
    if (try? call("Browser.close")) != nil {
      while (try? receive()) != nil {}
    }
    process.terminate()
    process.waitUntilExit()
  }

  /// Sends a command, to the browser or to a session, and waits for its answer.
  @discardableResult
  func call(
    _ method: String, _ parameters: JSONValue = [:], in session: String? = nil
  ) throws -> JSONValue {
    try send(method, parameters, to: session)
    let number = Double(last)
    while true {
      let message = try next()
      guard message["id"]?.number == number else { continue }
      if let error = message["error"] { throw Failure(reason: "\(method): \(error)") }
      return message["result"] ?? .null
    }
  }

  private func send(_ method: String, _ parameters: JSONValue, to session: String?) throws {
    last += 1
    var command: [String: JSONValue] = [
      "id": .number(Double(last)), "method": .string(method), "params": parameters,
    ]
    if let session { command["sessionId"] = .string(session) }
    var rest = try Array(JSONEncoder().encode(JSONValue.object(command)) + [0])[...]
    let descriptor = commands.fileHandleForWriting.fileDescriptor
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure(reason: "the browser is gone") }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits for the next message, and stores it if it is an event.
  @discardableResult
  func next() throws -> JSONValue {
    let message = try receive()
    if let method = message["method"]?.string, let session = message["sessionId"]?.string {
      events[session, default: []].append(
        Event(method: method, parameters: message["params"] ?? .null))
    }
    return message
  }

  /// Gives up after half a minute without a message.
  private func receive() throws -> JSONValue {
    let descriptor = answers.fileHandleForReading.fileDescriptor
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = Data(received[..<end])
        received.removeFirst(end + 1)
        return try JSONDecoder().decode(JSONValue.self, from: message)
      }
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, 30_000) > 0 else { throw Failure(reason: "no answer") }
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { throw Failure(reason: "the browser is gone") }
      received += buffer[..<count]
    }
  }
}

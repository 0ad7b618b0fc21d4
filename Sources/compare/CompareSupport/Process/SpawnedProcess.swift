import CToolchain
import Foundation

/// A child in a process group of its own, with a pipe for each of its outputs.
struct SpawnedProcess: Sendable {
  let pid: pid_t
  private let output: Int32
  private let errors: Int32

  static func start(_ invocation: Invocation) throws(Failure) -> SpawnedProcess {
    var unneeded: [Int32] = []
    defer { for descriptor in unneeded { close(descriptor) } }
    func unstartable(_ code: Int32) -> Failure {
      .commandUnstartable(path: invocation.path, reason: String(cString: strerror(code)))
    }
    guard let output = Pipe.open() else { throw unstartable(errno) }
    unneeded += [output.read, output.write]
    guard let errors = Pipe.open() else { throw unstartable(errno) }
    unneeded += [errors.read, errors.write]
    let actions = SpawnActions()
    if invocation.input.isEmpty {
      posix_spawn_file_actions_addopen(&actions.files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    } else {
      let input = Self.file(with: invocation.input)
      guard input >= 0 else { throw .temporaryFolderUnusable(errno) }
      unneeded.append(input)
      posix_spawn_file_actions_adddup2(&actions.files, input, STDIN_FILENO)
    }
    if let path = invocation.output {
      let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW
      posix_spawn_file_actions_addopen(&actions.files, STDOUT_FILENO, path, flags, 0o600)
    } else {
      posix_spawn_file_actions_adddup2(&actions.files, output.write, STDOUT_FILENO)
    }
    posix_spawn_file_actions_adddup2(&actions.files, errors.write, STDERR_FILENO)
    posix_spawn_file_actions_addchdir_np(&actions.files, invocation.folder)
    var pid: pid_t = 0
    let code = withCStrings([invocation.path] + invocation.arguments) { arguments in
      withCStrings(environment(of: invocation)) { environment in
        posix_spawn(
          &pid, invocation.path, &actions.files, &actions.attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw unstartable(code) }
    unneeded.removeAll { $0 == output.read || $0 == errors.read }
    return SpawnedProcess(pid: pid, output: output.read, errors: errors.read)
  }

  /// A file without a name: unlike a pipe, it takes everything before anything is read.
  ///
  /// - Returns: its descriptor, or -1 if it can't be written.
  private static func file(with bytes: [UInt8]) -> Int32 {
    let folder = FileManager.default.temporaryDirectory.path
    var path = Array("\(folder)/compare-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return -1 }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let code = WholeFile.write(bytes[...], to: descriptor)
    guard code == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
      close(descriptor)
      errno = code
      return -1
    }
    return descriptor
  }

  /// How long an aborted child may take to print its state: the compiler does, and then works on.
  private static let lastWords = Duration.seconds(3)

  /// Reads both outputs until the last writer has closed them, or a stop can be read.
  ///
  /// When the time is up, the child is aborted, which makes a compiler print what it was doing.
  func drain(
    until stop: Int32, within limit: Duration?, hear: @escaping (ArraySlice<UInt8>) -> Void
  ) -> (standardOutput: [UInt8], transcript: [UInt8], isLate: Bool) {
    var drain = PipeDrain(output: output, errors: errors, stop: stop, hear: hear)
    let isLate = !drain.run(for: limit) { hasEnded }
    if isLate {
      kill(-pid, SIGABRT)
      if !drain.run(for: Self.lastWords) { kill(-pid, SIGKILL) }
    }
    let drained = drain.finish()
    return (drained.standardOutput, drained.transcript, isLate)
  }

  /// It hasn't been reaped yet, so its process ID is still its own.
  private var hasEnded: Bool {
    var info = siginfo_t()
    let code = waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT)
    return code == 0 && info.si_signo == SIGCHLD
  }

  private static func environment(of invocation: Invocation) -> [String] {
    ProcessInfo.processInfo.environment
      .filter { !invocation.removes.contains($0.key) }
      .merging(invocation.environment) { $1 }
      .map { "\($0)=\($1)" }
  }
}

extension Failure {
  /// The compiler needs the temporary folder, and doesn't say that it lacks one.
  package static func checkTemporaryFolder() throws(Failure) {
    guard access(FileManager.default.temporaryDirectory.path, W_OK) == 0 else {
      throw .temporaryFolderUnusable(errno)
    }
  }

  /// Takes the number of the system's error.
  package static func temporaryFolderUnusable(_ code: Int32) -> Failure {
    let folder = FileManager.default.temporaryDirectory.path
    let reason = String(cString: strerror(code))
    return Failure(
      "Nothing can be written in the temporary folder '\(folder)': \(reason); set TMPDIR to an"
        + " existing folder with room.")
  }
}

/// A null-terminated array of C strings that lives as long as the call.
private func withCStrings<Value>(
  _ strings: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
) -> Value {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}

/// Both ends of a pipe that no other child inherits.
struct Pipe {
  let read: Int32
  let write: Int32

  static func open() -> Pipe? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return Pipe(read: ends[0], write: ends[1])
  }

  func close() {
    Foundation.close(read)
    Foundation.close(write)
  }
}

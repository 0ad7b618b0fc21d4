import Foundation

extension TerminalRun {
  struct NotStarted: Error, CustomStringConvertible {
    let program: String
    let code: Int32

    var description: String {
      "“\(program)” can't be started (\(String(cString: strerror(code)))); build it first."
    }
  }

  /// Starts a program with default signal handling, whatever this process has set.
  static func spawn(
    _ program: URL, _ arguments: [String], _ environment: [String: String],
    on terminal: PseudoTerminal, hasOwnSession: Bool
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let sessionFlag = POSIX_SPAWN_SETSID
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // A flag of glibc that isn't visible to Swift.
      let sessionFlag: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that a session leader opens becomes its controlling terminal.
    posix_spawn_file_actions_addopen(
      &actions, 0, terminal.path, O_RDWR | (hasOwnSession ? 0 : O_NOCTTY), 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let group = hasOwnSession ? sessionFlag : Int32(POSIX_SPAWN_SETPGROUP)
    let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | group
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let path = program.path(percentEncoded: false)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var id: pid_t = -1
    let code = posix_spawn(&id, path, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw NotStarted(program: path, code: code) }
    return id
  }
}

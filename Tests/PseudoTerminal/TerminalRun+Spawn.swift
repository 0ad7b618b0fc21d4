import Foundation

extension TerminalRun {
  struct NotStarted: Error, CustomStringConvertible {
    let program: String
    let code: Int32

    var description: String {
      "“\(program)” can't be started (\(String(cString: strerror(code)))); build it first."
    }
  }

  /// Starts a program with signals as they are by default, whatever this process does with them.
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
      // Glibc's, which Swift doesn't see.
      let sessionFlag: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // What the first of a session opens becomes its terminal.
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

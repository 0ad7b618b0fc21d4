import CToolchain
import Foundation

/// What happens in the child between its birth and its program.
///
/// The two platforms declare the types of `posix_spawn` differently; the difference stays here.
struct SpawnActions {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #endif

  /// A process group of its own makes the child and its children reachable as one; signals
  /// that this program blocks or handles are back at their defaults there.
  init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    var ours = EndingSignals.set
    sigaddset(&ours, SIGPIPE)
    sigaddset(&ours, SIGXFSZ)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &ours)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  mutating func readNothing() {
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
  }

  mutating func write(_ path: String) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, path, flags, 0o600)
  }

  mutating func redirect(_ descriptor: Int32, to target: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, target)
  }

  mutating func changeFolder(to folder: String) {
    posix_spawn_file_actions_addchdir_np(&actions, folder)
  }

  mutating func spawn(
    _ pid: inout pid_t,
    path: String,
    _ arguments: [UnsafeMutablePointer<CChar>?],
    _ environment: [UnsafeMutablePointer<CChar>?]
  ) -> Int32 {
    posix_spawn(&pid, path, &actions, &attributes, arguments, environment)
  }

  mutating func destroy() {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
}

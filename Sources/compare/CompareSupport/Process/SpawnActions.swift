import CToolchain
import Foundation

/// What happens in the child between its creation and its program.
///
/// The two platforms declare the types of `posix_spawn` differently; the difference stays here.
final class SpawnActions {
  #if canImport(Darwin)
    var files: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var files = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif

  /// A process group of its own makes the child and its children reachable as one; signals that
  /// this program blocks or handles are reset to their defaults there.
  init() {
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    var none = signalSet([])
    var ours = signalSet(endingSignals + [SIGPIPE, SIGXFSZ])
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &ours)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  deinit {
    posix_spawn_file_actions_destroy(&files)
    posix_spawnattr_destroy(&attributes)
  }
}

import Foundation

/// The processes that this one started, directly or indirectly.
package enum Descendants {
  /// Kills all of them, including those that they start meanwhile.
  ///
  /// SwiftPM gives each compiler a process group of its own, and may end before its compilers do:
  /// killing the group of the child is not enough.
  package static func kill() {
    // Each round finds what the last one left; a process that can't be killed must not hang us.
    for _ in 0..<50 {
      if !canHaveAny { return }
      let living = all(of: getpid())
      if living.isEmpty { return }
      for pid in living { _ = Foundation.kill(pid, SIGKILL) }
      var status: Int32 = 0
      while waitpid(-1, &status, WNOHANG) > 0 {}
      usleep(2_000)
    }
  }

  /// Orphans are adopted, so a process without children has no descendants; searching takes longer.
  private static var canHaveAny: Bool {
    #if os(Linux)
      var status = siginfo_t()
      return waitid(P_ALL, 0, &status, WEXITED | WNOHANG | WNOWAIT) == 0
    #else
      return true
    #endif
  }

  private static func all(of root: pid_t) -> Set<pid_t> {
    #if canImport(Darwin)
      allReached(from: childrenOf(root), childrenOf)
    #else
      let children = childrenByParent()
      return allReached(from: children[root] ?? []) { children[$0] ?? [] }
    #endif
  }

  #if canImport(Darwin)
    private static func childrenOf(_ parent: pid_t) -> [pid_t] {
      var pids = [pid_t](repeating: 0, count: 1_024)
      let count = proc_listchildpids(parent, &pids, Int32(pids.count * MemoryLayout<pid_t>.size))
      return Array(pids.prefix(max(0, Int(count)))).filter { $0 > 0 }
    }
  #else
    /// A line of `/proc/<pid>/stat` reads `pid (name) state parent …`; a name may contain anything,
    /// so only what follows the last parenthesis counts.
    private static func childrenByParent() -> [pid_t: [pid_t]] {
      var children: [pid_t: [pid_t]] = [:]
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      for pid in names.compactMap({ pid_t($0) }) {
        guard let stat = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
          let end = stat.lastIndex(of: ")")
        else { continue }
        let fields = stat[stat.index(after: end)...].split(separator: " ")
        guard fields.count > 1, let parent = pid_t(fields[1]) else { continue }
        children[parent, default: []].append(pid)
      }
      return children
    }
  #endif
}

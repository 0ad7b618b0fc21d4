import Foundation
import TerminalUI

/// A program with one scene that crashes at a key, like a faulty app would.
enum Victim: String, CaseIterable {
  case overflow
  case trap
  case abort
  case access

  /// Shows its scene on the terminal until it crashes.
  @MainActor
  func run() async throws {
    let window = Window(tabs: [Tab(title: "Victim", key: "1", scene: CrashingScene(self))])
    try await TerminalHost(window: window, environment: ["TERM": "xterm"]).run()
  }

  /// The signals of which its parent sees one.
  var signals: [Int32] {
    switch self {
    case .overflow, .access: [SIGSEGV, SIGBUS]
    // Depends on the processor.
    case .trap: [SIGILL, SIGTRAP]
    case .abort: [SIGABRT]
    }
  }

  fileprivate func crash() {
    switch self {
    case .overflow: print(Self.depth(of: 1))
    case .trap: print([Int]()[Int(getpid())])
    case .abort: Foundation.abort()
    case .access: UnsafeMutablePointer<Int>(bitPattern: 64)?.pointee = 1
    }
  }

  /// Endless recursion that can't become a loop, since it needs the stack after its own call.
  @inline(never)
  private static func depth(of number: Int) -> Int {
    let deeper = number == 0 ? 0 : depth(of: number + 1)
    return withUnsafeBytes(of: number) { Int($0[0]) } &+ deeper
  }
}

@MainActor
private final class CrashingScene: Scene {
  let screen = Screen(title: "About to crash", actions: [Screen.Action("c", title: "Crash")])
  var onChange: () -> Void = {}

  private let victim: Victim

  init(_ victim: Victim) {
    self.victim = victim
  }

  func press(_ key: Key) { victim.crash() }
}

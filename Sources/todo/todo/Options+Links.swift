import CommandLineKit
import Implementations
import Shared
import TerminalUI

extension Options {
  /// Throws if the chosen pattern doesn't open links, or if `link` would be refused, which is
  /// checked with an empty store in memory, so that a refused link creates no file.
  @MainActor
  func checkLinks() throws(UsageError) {
    if let given = givenLink, !implementation.opensLinks {
      throw .explained(
        "'\(implementation.rawValue)' opens no links, so '\(given)' needs another pattern:"
          + " \(Implementation.linkedNames).")
    }
    if link != nil, store.isNewFile {
      try openLink(in: implementation.window(in: environment(over: MemoryTodoStore())))
    }
  }

  @MainActor
  func openLink(in window: Window) throws(UsageError) {
    guard let link else { return }
    do throws(LinkRefusal) {
      try window.links?.open(link)
    } catch {
      throw .explained(error.reason)
    }
  }

  /// The option or the script step that opens a link.
  private var givenLink: String? {
    if link != nil { return "--open" }
    let step = keys?.first { if case .open = $0 { true } else { false } }
    return step.map { KeyScript.text(of: [$0]) }
  }
}

extension Implementation {
  /// The names of those that open links, comma-separated.
  static var linkedNames: String { linked.joined(separator: ", ") }
}

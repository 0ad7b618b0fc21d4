import CommandLineKit
import Implementations
import Shared
import TerminalUI

extension Options {
  /// Throws when there is a link for an implementation that opens none, or one that would be refused
  /// before there is a store: then none is made.
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

  /// The option or the step of the script that asks for a link.
  private var givenLink: String? {
    if link != nil { return "--open" }
    let step = keys?.first { if case .open = $0 { true } else { false } }
    return step.map { KeyScript.text(of: [$0]) }
  }
}

extension Implementation {
  /// The names of those that open links, as a sentence has them.
  static var linkedNames: String { linked.joined(separator: ", ") }
}

import Shared
import TerminalUI

/// The business of cats: the keys of its pages, and where its links lead.
enum CatsRoute {
  static let title = "Cats"

  static let loader = PageKey<any LoadCatPage>("cats.loader")
  static let editor = PageKey<any EditCatPage>("cats.editor")

  static func openLoader(in window: Window) throws(LinkError) {
    let (tab, _) = try window.tab(title, showing: (any Scene).self)
    window.select(tab)
  }
}

// MARK: The loader

/// Makes the cat loader for whoever shows it.
protocol LoadCatPage {
  func scene() -> any Scene
}

// MARK: The editor

/// Makes editors for whoever presents them.
protocol EditCatPage {
  func scene(for request: EditCatRequest, host: any Presenting) -> any Scene
}

/// The picture that is to be edited.
nonisolated struct EditCatRequest: Equatable, Sendable {
  let picture: Bitmap
}

import Shared
import TerminalUI

/// The routes for cats: the keys of the pages, and the links that open them.
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

/// Makes the cat loader's scene.
protocol LoadCatPage {
  func scene() -> any Scene
}

// MARK: The editor

/// Makes editors to be presented over a host.
protocol EditCatPage {
  func scene(for picture: Bitmap, host: any Presenting) -> any Scene
}

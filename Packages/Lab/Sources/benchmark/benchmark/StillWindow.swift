import Synchronization
import TerminalUI

/// A snapshot of a window whose contents are all ready, so that drawing it takes only the drawing.
@MainActor
enum StillWindow {
  /// Makes a window that draws the same frame.
  static func of(_ window: Window, _ size: Size) -> Window {
    let seen = SeenRows()
    _ = still(window) { $0.replacingRows(seen.recording) }.frame(size)
    return still(window) { $0.replacingRows(seen.ready) }
  }

  private static func still(_ window: Window, _ prepare: (Screen) -> Screen) -> Window {
    let front = StillScene.chain(window.screens.map(prepare))
    let tabs = window.tabs.enumerated().map { place, tab in
      Tab(
        title: tab.title, key: tab.key,
        scene: place == window.selectedTab ? front : StillScene(Screen(title: ""), under: nil))
    }
    let still = Window(tabs: tabs)
    still.select(window.selectedTab)
    return still
  }
}

/// Shows one screen and the ones presented over it.
@MainActor
private final class StillScene: Scene {
  let screen: Screen
  let presented: (any Scene)?
  var onChange: () -> Void = {}

  init(_ screen: Screen, under presented: StillScene?) {
    self.screen = screen
    self.presented = presented
  }

  /// A chain of scenes for the screens from bottom to top.
  static func chain(_ screens: [Screen]) -> StillScene {
    let top = screens.dropFirst().reversed().reduce(nil) { StillScene($1, under: $0) }
    return StillScene(screens.first ?? Screen(title: ""), under: top)
  }

  func press(_ key: Key) {}
}

/// The drawn rows of lists, by the positions of the lists.
private final class SeenRows: Sendable {
  private let rows = Mutex<[Int: [Int: Screen.Row]]>([:])

  /// The same rows, recorded when they are drawn.
  func recording(_ section: Screen.Section, at place: Int) -> Screen.Section {
    let rows = section.rows
    return Screen.Section(
      title: section.title,
      rows: Screen.Rows(of: 0..<rows.count) { [self] position in
        let row = rows[position]
        self.rows.withLock { $0[place, default: [:]][position] = row }
        return row
      })
  }

  /// The drawn rows, and blank ones in place of the others.
  func ready(_ section: Screen.Section, at place: Int) -> Screen.Section {
    let seen = rows.withLock { $0[place] ?? [:] }
    let start = seen.keys.min() ?? 0
    let rows = (start..<start + seen.count).map { seen[$0] ?? Screen.Row(text: "") }
    return Screen.Section(
      title: section.title,
      rows: Screen.Rows(of: 0..<section.rows.count) { position in
        rows.indices.contains(position - start) ? rows[position - start] : Screen.Row(text: "")
      })
  }
}

extension Screen {
  /// A copy with replaced sections; `replace` gets each section and its position.
  fileprivate func replacingRows(_ replace: (Section, Int) -> Section) -> Screen {
    var screen = self
    screen.content = content.enumerated().map { place, content in
      guard case .list(var list) = content else { return content }
      list.sections = list.sections.enumerated().map { replace($1, place * 1_000 + $0) }
      return .list(list)
    }
    return screen
  }
}

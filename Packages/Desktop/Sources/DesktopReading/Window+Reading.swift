package import DesktopUI
package import TerminalUI

extension TerminalUI.Window {
  /// A window of widgets, read from them.
  package convenience init(reading window: DesktopUI.Window) {
    self.init(
      tabs: zip(window.tabs, window.frames).enumerated().compactMap { index, tab in
        guard let key = TerminalUI.Key(tab.0.key) else { return nil }
        let scene = WidgetScene(tab.1) { window.select(index) }
        return TerminalUI.Tab(title: tab.0.title, key: key, scene: scene)
      })
  }
}

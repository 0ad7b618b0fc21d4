package import DesktopUI
package import TerminalUI

/// A scene of widgets as one of the terminal's: what it shows is read from the widgets, and keys do
/// what they do in its window.
///
/// With it the conformance suite runs over windows.
package final class WidgetScene {
  package var onChange: () -> Void = {}

  private let frame: DesktopUI.Frame
  private let comesToFront: () -> Void
  private var over: WidgetScene?
  private var pictures = PictureReader()

  /// Takes what brings the scene to the front as its window does.
  package init(_ frame: DesktopUI.Frame, comesToFront: @escaping () -> Void = {}) {
    self.frame = frame
    self.comesToFront = comesToFront
    frame.onChange = { [weak self] in self?.onChange() }
    for widget in frame.scene.content.widgets + frame.scene.content.buttons {
      widget.onChange { [weak self] in self?.onChange() }
    }
  }

  private var view: DesktopUI.View { frame.scene.content }
}

extension WidgetScene: TerminalUI.Scene {
  package var presented: (any TerminalUI.Scene)? {
    frame.scene.updateIfNeeded()
    if over?.frame !== frame.presented { over = frame.presented.map { WidgetScene($0) } }
    return over
  }

  package var screen: Screen {
    frame.scene.updateIfNeeded()
    return Screen(title: frame.scene.title, content: content, actions: actions, alert: alert)
  }

  package func appeared() {
    comesToFront()
  }

  private var content: [Screen.Content] {
    view.widgets.filter { !$0.isHidden }.compactMap { widget in
      switch widget {
      case let label as Label: .text(label.text, Screen.Style(label.style))
      case let spinner as Spinner: .spinner(spinner.text)
      case let picture as PictureView: pictures.read(picture).map(Screen.Content.picture)
      case let list as ListView: .list(Screen.List(list))
      case let field as DesktopUI.Field: .field(Screen.Field(field))
      default: nil
      }
    }
  }

  /// First what the keys of widgets do, then the buttons.
  private var actions: [Screen.Action] {
    view.widgets.flatMap(Screen.Action.keys) + (view.fields.count > 1 ? [.nextField] : [])
      + view.buttons.map(Screen.Action.init)
  }

  private var alert: Screen.Alert? {
    frame.alert.map { Screen.Alert($0) }
  }

  package func answerAlert(_ yes: Bool) {
    frame.alert?.press(yes ? "y" : .escape)
  }

  package func press(_ key: TerminalUI.Key) {
    if key == .tab {
      view.focusNextField()
    } else if let field = view.fields.first(where: \.isFocused) as? DesktopUI.TextField,
      field.type(key)
    {
    } else if let key = DesktopUI.Key(key), !view.press(key) {
      for case let field as StepField in view.fields where field.isFocused { field.press(key) }
      for case let list as ListView in view.widgets {
        if key == .up { list.move(by: -1) }
        if key == .down { list.move(by: 1) }
      }
    }
  }
}

/// A scene that makes the decisions for a separate view, like a view controller in UIKit.
///
/// Keys go to the view; alerts belong to the controller.
public protocol ViewController: AnyObject {
  var contentView: any View { get }

  /// Shown over the view; it takes every key while it is there.
  var alert: Screen.Alert? { get }
}

extension ViewController {
  public var alert: Screen.Alert? { nil }
}

extension Scene where Self: ViewController {
  public var screen: Screen {
    var screen = contentView.screen
    screen.alert = alert
    return screen
  }

  public var onChange: () -> Void {
    get { contentView.onChange }
    set { contentView.onChange = newValue }
  }

  public func press(_ key: Key) {
    contentView.press(key)
  }
}

/// The view of a view controller: it draws and receives keys.
public protocol View: AnyObject {
  var screen: Screen { get }

  /// Must be called whenever `screen` changes.
  var onChange: () -> Void { get set }

  func press(_ key: Key)
}

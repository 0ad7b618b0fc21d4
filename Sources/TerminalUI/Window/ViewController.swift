/// A scene that decides apart from the view that draws it, as a view controller of UIKit does.
///
/// Keys reach the view, which tells whom it likes; alerts are the controller's own.
public protocol ViewController: AnyObject {
  var contentView: any View { get }

  /// What lies over the view and takes every key while it is there.
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

/// What a view controller shows: it draws, and takes the keys.
public protocol View: AnyObject {
  var screen: Screen { get }

  /// To be called whenever `screen` changed.
  var onChange: () -> Void { get set }

  func press(_ key: Key)
}

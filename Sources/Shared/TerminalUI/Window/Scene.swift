/// Something that a window can show and that keys can be sent to.
public protocol Scene: AnyObject {
  /// The current contents.
  var screen: Screen { get }

  /// The modal scene over this one.
  var presented: (any Scene)? { get }

  /// Must be called when `screen` or `presented` changed or may have; set by the window.
  var onChange: () -> Void { get set }

  /// Called when the scene comes to the front: at launch, or because its tab was selected.
  ///
  /// For a modal scene, the presenting scene may call it; the window doesn't.
  func appeared()

  /// Handles a key of an enabled action of `screen`, or one typed while `screen` takes text.
  func press(_ key: Key)

  /// Handles the answer to the alert of `screen`; having read a notice counts as no.
  func answerAlert(_ yes: Bool)
}

extension Scene {
  public var presented: (any Scene)? { nil }

  public func appeared() {}

  public func answerAlert(_ yes: Bool) {}
}

/// A scene that others can have present a modal scene without knowing its type.
public protocol Presenting: AnyObject {
  func present(_ scene: any Scene)
  func dismiss()
}

/// Something that a window can show and that keys can be sent to.
public protocol Scene: AnyObject {
  /// What it shows now.
  var screen: Screen { get }

  /// The modal scene that lies over this one.
  var presented: (any Scene)? { get }

  /// To be called whenever `screen` or `presented` changed or may have; set by the window.
  var onChange: () -> Void { get set }

  /// It came to the front: at the launch, or because its tab was chosen.
  ///
  /// A modal scene hears of it from whoever presents it, if from anyone.
  func appeared()

  /// A key that is an enabled action of `screen`, or that is typed while `screen` takes text.
  func press(_ key: Key)

  /// The alert of `screen` was answered; a notice that was read counts as no.
  func answerAlert(_ yes: Bool)
}

extension Scene {
  public var presented: (any Scene)? { nil }

  public func appeared() {}

  public func answerAlert(_ yes: Bool) {}
}

/// A scene that others can make present a modal scene without knowing what it is.
public protocol Presenting: AnyObject {
  func present(_ scene: any Scene)
  func dismiss()
}

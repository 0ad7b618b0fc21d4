/// Something that a window shows in a tab, or over another scene as a dialog.
open class Scene {
  public let content: View
  /// Set by who shows it.
  weak var host: (any SceneHost)?

  public var title: String { didSet { host?.titleChanged() } }
  /// The modal scene over this one.
  public private(set) var presented: Scene?
  /// The message over this scene, which is answered before anything else.
  public private(set) var alert: Alert?

  private var updates: [() -> Void] = []

  public init(title: String, content: View) {
    self.title = title
    self.content = content
  }

  /// Called when the scene comes to the front: at launch, because its tab was selected, or
  /// because it was presented.
  open func appeared() {}

  /// Calls a closure once, before the next frame is drawn.
  public func beforeNextFrame(_ update: @escaping () -> Void) {
    updates.append(update)
    guard updates.count == 1 else { return }
    Task { [weak self] in self?.updateIfNeeded() }
    host?.updateNeeded()
  }

  package func updateIfNeeded() {
    while !updates.isEmpty {
      let due = updates
      updates = []
      for update in due { update() }
    }
  }

  public func present(_ scene: Scene) {
    dismiss()
    presented = scene
    scene.appeared()
    host?.presentedChanged()
  }

  public func dismiss() {
    guard presented != nil else { return }
    presented = nil
    host?.presentedChanged()
  }

  /// Shows a message in place of the one that is shown.
  public func show(_ alert: Alert) {
    self.alert = alert
    host?.alertChanged()
  }

  public func dismissAlert() {
    guard alert != nil else { return }
    alert = nil
    host?.alertChanged()
  }
}

/// A message that must be answered before anything else; it is gone once it is answered.
public struct Alert {
  public enum Kind: Sendable {
    /// Answered with yes or no.
    case question
    /// Only needs to be read.
    case notice
  }

  public let kind: Kind
  public let message: String
  /// The reason, below the message.
  public let detail: String?
  /// Having read a notice counts as no.
  let onAnswer: (_ yes: Bool) -> Void

  public init(
    _ kind: Kind, _ message: String, detail: String? = nil,
    onAnswer: @escaping (_ yes: Bool) -> Void
  ) {
    self.kind = kind
    self.message = message
    self.detail = detail
    self.onAnswer = onAnswer
  }
}

/// What shows a scene.
protocol SceneHost: AnyObject {
  func updateNeeded()
  func titleChanged()
  func presentedChanged()
  func alertChanged()
}

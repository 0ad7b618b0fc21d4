/// Something that a view model offers to do, and whether it can be done at the moment.
struct Command {
  let isEnabled: Bool
  private let action: () -> Void

  init(isEnabled: Bool = true, action: @escaping () -> Void) {
    self.isEnabled = isEnabled
    self.action = action
  }

  /// Does it, unless it is disabled.
  func execute() {
    guard isEnabled else { return }
    action()
  }
}

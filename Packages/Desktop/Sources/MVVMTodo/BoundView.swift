import DesktopUI
import Observation

/// A view that keeps widgets as its view model has it: what SwiftUI does by itself.
class BoundView<ViewModel: AnyObject>: Scene {
  let viewModel: ViewModel
  private var bindings: [AnyObject] = []

  init(_ viewModel: ViewModel, title: String, content: View) {
    self.viewModel = viewModel
    super.init(title: title, content: content)
  }

  /// Shows a value of the view model now, and before the next frame whenever it changed.
  ///
  /// Only what `read` accesses is observed.
  func bind<Value>(
    _ read: @escaping (ViewModel) -> Value, show: @escaping (Value) -> Void
  ) {
    let binding = Binding(
      read: { [viewModel] in read(viewModel) }, show: show,
      schedule: { [weak self] in self?.beforeNextFrame($0) })
    bindings.append(binding)
    binding.update()
  }
}

private final class Binding<Value> {
  private let read: () -> Value
  private let show: (Value) -> Void
  private let schedule: (_ update: @escaping () -> Void) -> Void

  init(
    read: @escaping () -> Value, show: @escaping (Value) -> Void,
    schedule: @escaping (_ update: @escaping () -> Void) -> Void
  ) {
    self.read = read
    self.show = show
    self.schedule = schedule
  }

  func update() {
    let value = withObservationTracking(read) { [weak self] in
      // The value is about to change, and can be read only after it has.
      MainActor.assumeIsolated { self?.schedule { self?.update() } }
    }
    show(value)
  }
}

import Observation
import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// Draws the cat of the model, decides what can be done, and has the model load another.
///
/// It is observable itself, as a SwiftUI view is for its `@State`.
@Observable
final class LoadCatView {
  private let model: CatsModel
  private let formatter = LoadCatFormatter()

  private var isLoading = false
  /// Why the last load brought no picture.
  private var failure: CatError?
  /// What the editor edits, while it is open.
  private var edited: Bitmap?
  /// Not observed, since `deinit` could not reach it otherwise; `isLoading` is.
  @ObservationIgnored private var load: Task<Void, Never>?

  @ObservationIgnored private lazy var rendered = Observed { [unowned self] in render() }
  @ObservationIgnored private lazy var editor = Observed(
    { [unowned self] in edited }, make: { [unowned self] in $0.map { makeEditor($0) } })

  init(model: CatsModel) {
    self.model = model
  }

  deinit {
    load?.cancel()
  }

  private func startLoad() {
    model.clear()
    failure = nil
    isLoading = true
    load = Task { [weak self, model] in
      do throws(CatError) {
        try await model.load()
        self?.endLoad(nil)
      } catch {
        if Task.isCancelled { return }
        self?.endLoad(error)
      }
    }
  }

  private func endLoad(_ failure: CatError?) {
    isLoading = false
    self.failure = failure
  }

  private func makeEditor(_ picture: Bitmap) -> EditCatView {
    EditCatView(model: model, picture: picture, onClosed: { [weak self] in self?.edited = nil })
  }
}

extension LoadCatView: Scene {
  var screen: Screen { rendered.value }

  var presented: (any Scene)? { editor.value }

  var onChange: () -> Void {
    get { rendered.onChange }
    set {
      rendered.onChange = newValue
      editor.onChange = newValue
    }
  }

  private func render() -> Screen {
    Screen(title: "Cats", content: content, actions: actions)
  }

  private var content: [Screen.Content] {
    let spinner = isLoading ? [Screen.Content.spinner("Loading")] : []
    return [.text(caption)] + spinner + pictures
  }

  private var caption: String {
    failure.map(formatter.caption) ?? model.address?.text ?? ""
  }

  private var pictures: [Screen.Content] {
    [model.picture.map(CatPicture.init)]
      .compactMap { $0.flatMap(Screen.Picture.init).map(Screen.Content.picture) }
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("l", title: "Load", isEnabled: !isLoading),
      Screen.Action("x", title: "Cancel", isEnabled: isLoading),
      Screen.Action("e", title: "Edit", isEnabled: model.picture != nil),
    ]
  }

  func press(_ key: Key) {
    switch key {
    case "l": loadPressed()
    case "x": cancelPressed()
    case "e": edited = model.picture
    default: break
    }
  }
}

/// The actions of the keys.
extension LoadCatView {
  private func loadPressed() {
    guard !isLoading else { return }
    startLoad()
  }

  private func cancelPressed() {
    guard isLoading else { return }
    load?.cancel()
    endLoad(.cancelled)
  }
}

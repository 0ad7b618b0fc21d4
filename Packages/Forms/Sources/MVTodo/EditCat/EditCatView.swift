import Observation
import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// Draws a picture as it is edited, decides what can be done, and has the model filter and save it.
///
/// It is observable itself, as a SwiftUI view is for its `@State`.
@Observable
final class EditCatView {
  private enum Phase {
    case idle
    case filtering
    case saving
    case saved
  }

  private let model: CatsModel
  private let onClosed: () -> Void
  private let formatter = EditCatFormatter()

  private let original: Bitmap
  private var shown: Bitmap
  private var choice = 0
  private var phase = Phase.idle
  /// How saving ended.
  private var notice: Notice?
  @ObservationIgnored private var work: Task<Void, Never>?

  @ObservationIgnored private lazy var rendered = Observed { [unowned self] in render() }

  init(model: CatsModel, picture: Bitmap, onClosed: @escaping () -> Void) {
    self.model = model
    self.onClosed = onClosed
    original = picture
    shown = picture
  }

  deinit {
    work?.cancel()
  }

  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  private func startFilter(_ filter: PictureFilter) {
    work?.cancel()
    phase = .filtering
    work = Task { [weak self, original, model] in
      guard let picture = await model.apply(filter, to: original) else { return }
      self?.show(picture)
    }
  }

  private func show(_ picture: Bitmap) {
    shown = picture
    phase = .idle
  }

  private func startSave() {
    phase = .saving
    work = Task { [weak self, formatter, shown, model] in
      do throws(PhotoLibraryError) {
        let name = try await model.save(shown)
        self?.endSave(.saved, saying: Notice(formatter.saved(as: name)))
      } catch {
        if Task.isCancelled { return }
        let notice = Notice(formatter.saveFailure, reason: error.description)
        self?.endSave(.idle, saying: notice)
      }
    }
  }

  private func endSave(_ phase: Phase, saying notice: Notice) {
    self.phase = phase
    self.notice = notice
  }
}

extension EditCatView: Scene {
  var screen: Screen { rendered.value }

  var onChange: () -> Void {
    get { rendered.onChange }
    set { rendered.onChange = newValue }
  }

  private func render() -> Screen {
    Screen(
      title: "Edit Cat", content: content, actions: actions, alert: notice.map(Screen.Alert.init))
  }

  private var content: [Screen.Content] {
    let pictures = [Screen.Picture(CatPicture(shown))].compactMap(\.self)
    let filtering = phase == .filtering ? [Screen.Content.spinner("Working")] : []
    let saving = phase == .saving ? [Screen.Content.spinner("Saving")] : []
    return filtering + saving + pictures.map(Screen.Content.picture) + [.list(list)]
  }

  private var list: Screen.List {
    let rows = formatter.choices.map { Screen.Row(text: $0) }
    return Screen.List(sections: [Screen.Section(title: "", rows: rows)], selection: choice)
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, title: "Choose", isEnabled: phase != .saving),
      Screen.Action("s", title: "Save", isEnabled: phase == .idle),
      Screen.Action(.escape, title: "Cancel"),
    ]
  }

  func press(_ key: Key) {
    switch key {
    case .up: choiceMoved(by: -1)
    case .down: choiceMoved(by: 1)
    case "s": savePressed()
    case .escape: cancelPressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    notice = nil
    if phase == .saved { onClosed() }
  }
}

/// The actions of the keys.
extension EditCatView {
  private func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = filters.index(choice, movedBy: rows)
    guard target != choice, phase != .saving else { return }
    choice = target
    startFilter(filters[target])
  }

  private func savePressed() {
    guard phase == .idle else { return }
    startSave()
  }

  private func cancelPressed() {
    work?.cancel()
    onClosed()
  }
}

import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// What the editor tells the controller that presented it.
protocol EditCatViewControllerDelegate: AnyObject {
  func editCatClosed()
}

/// The whole editor: draws it, handles its keys, and owns the current work.
final class EditCatViewController {
  private enum Phase {
    case idle
    case filtering
    case saving
    case saved
  }

  weak var delegate: (any EditCatViewControllerDelegate)?
  var onChange: () -> Void = {}
  private var alert: Screen.Alert? { didSet { onChange() } }

  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let formatter = EditCatFormatter()

  private let original: Bitmap
  private var shown: Bitmap { didSet { onChange() } }
  private var choice = 0 { didSet { onChange() } }
  private var phase = Phase.idle { didSet { onChange() } }
  private var work: Task<Void, Never>?

  init(processor: any PictureProcessor, library: any PhotoLibrary, picture: Bitmap) {
    self.processor = processor
    self.library = library
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
    work = Task { [weak self, original, processor] in
      let picture = try? await processor.apply(filter, to: original)
      guard let picture, !Task.isCancelled else { return }
      self?.show(picture)
    }
  }

  private func show(_ picture: Bitmap) {
    shown = picture
    phase = .idle
  }

  private func startSave() {
    phase = .saving
    work = Task { [weak self, formatter, shown, library] in
      do throws(PhotoLibraryError) {
        let name = try await library.save(shown)
        if Task.isCancelled { return }
        self?.endSave(.saved, saying: formatter.saved(as: name))
      } catch {
        if Task.isCancelled { return }
        self?.endSave(.idle, saying: formatter.saveFailure, reason: error.description)
      }
    }
  }

  private func endSave(_ phase: Phase, saying message: String, reason: String? = nil) {
    self.phase = phase
    alert = Screen.Alert(.notice, message, detail: reason)
  }
}

extension EditCatViewController: Scene {
  var screen: Screen {
    Screen(title: "Edit Cat", content: content, actions: actions, alert: alert)
  }

  private var content: [Screen.Content] {
    let pictures = [CatPicture(shown)].compactMap(Screen.Picture.init)
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
    alert = nil
    if phase == .saved { delegate?.editCatClosed() }
  }
}

/// The actions of the keys.
extension EditCatViewController {
  private func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = min(max(choice + rows, 0), filters.count - 1)
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
    delegate?.editCatClosed()
  }
}

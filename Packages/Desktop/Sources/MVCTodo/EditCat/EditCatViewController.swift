import DesktopPresentation
import DesktopUI
import Presentation
import Shared

/// What the editor tells the controller that presented it.
protocol EditCatViewControllerDelegate: AnyObject {
  func editCatClosed()
}

/// Controls the editor: owns its view, and the work that is going on.
final class EditCatViewController: Scene {
  private enum Phase {
    case idle
    case filtering
    case saving
    case saved
  }

  weak var delegate: (any EditCatViewControllerDelegate)?

  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let formatter = EditCatFormatter()
  private let view = EditCatView()

  private let original: Bitmap
  private var shown: Bitmap
  private var choice = 0
  private var phase = Phase.idle { didSet { showPhase() } }
  private var work: Task<Void, Never>?

  init(processor: any PictureProcessor, library: any PhotoLibrary, picture: Bitmap) {
    self.processor = processor
    self.library = library
    original = picture
    shown = picture
    super.init(title: "Edit Cat", content: view)
    view.choices.onMove = { [weak self] in self?.choiceMoved(by: $0) }
    view.saveButton.onClick = { [weak self] in self?.savePressed() }
    view.cancelButton.onClick = { [weak self] in self?.cancelPressed() }
    view.picture.show(CatPicture(picture))
    view.choices.rows = formatter.choices.map { ListView.Row(text: $0) }
    view.choices.selection = choice
    showPhase()
  }

  deinit {
    work?.cancel()
  }

  private func showPhase() {
    view.filtering.isSpinning = phase == .filtering
    view.saving.isSpinning = phase == .saving
    view.choices.isEnabled = phase != .saving
    view.saveButton.isEnabled = phase == .idle
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
    view.picture.show(CatPicture(picture))
    phase = .idle
  }

  private func startSave() {
    phase = .saving
    work = Task { [weak self, formatter, shown, library] in
      do throws(PhotoLibraryError) {
        let name = try await library.save(shown)
        if Task.isCancelled { return }
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
    show(
      Alert(notice) { [weak self] _ in
        if self?.phase == .saved { self?.delegate?.editCatClosed() }
      })
  }

  // MARK: Actions

  private func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = filters.index(choice, movedBy: rows)
    guard target != choice, phase != .saving else { return }
    choice = target
    view.choices.selection = choice
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

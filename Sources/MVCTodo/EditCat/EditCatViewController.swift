import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// What the editor tells the controller that presented it.
protocol EditCatViewControllerDelegate: AnyObject {
  func editCatClosed()
}

/// Controls the editor: owns its view, and the work that is going on.
final class EditCatViewController {
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
  /// How saving ended.
  private var notice: Notice? { didSet { onChange() } }
  private var work: Task<Void, Never>?

  init(processor: any PictureProcessor, library: any PhotoLibrary, picture: Bitmap) {
    self.processor = processor
    self.library = library
    original = picture
    shown = picture
    view.delegate = self
    view.picture = CatPicture(picture)
    view.choices = formatter.choices
    showPhase()
  }

  deinit {
    work?.cancel()
  }

  private func showPhase() {
    view.isFiltering = phase == .filtering
    view.isSaving = phase == .saving
    view.canChoose = phase != .saving
    view.canSave = phase == .idle
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
    view.picture = CatPicture(picture)
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
    self.notice = notice
  }
}

extension EditCatViewController: ViewController, Scene {
  var contentView: any View { view }

  var alert: Screen.Alert? { notice.map(Screen.Alert.init) }

  func answerAlert(_ yes: Bool) {
    notice = nil
    if phase == .saved { delegate?.editCatClosed() }
  }
}

extension EditCatViewController: EditCatViewDelegate {
  func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = filters.index(choice, movedBy: rows)
    guard target != choice, phase != .saving else { return }
    choice = target
    view.choice = choice
    startFilter(filters[target])
  }

  func savePressed() {
    guard phase == .idle else { return }
    startSave()
  }

  func cancelPressed() {
    work?.cancel()
    delegate?.editCatClosed()
  }
}

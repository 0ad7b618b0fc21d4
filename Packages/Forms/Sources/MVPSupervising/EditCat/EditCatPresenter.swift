import Presentation
import Shared

/// What the editor tells its presenter: that it is there, and each thing that the user does.
protocol EditCatPresenterProtocol: AnyObject {
  /// The model that the view observes.
  var observed: any EditCatReading { get }

  func attach(_ view: any EditCatViewProtocol)

  func choiceMoved(by rows: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

/// What the editor's presenter tells the presenter that made it.
protocol EditCatPresenterDelegate: AnyObject {
  func editCatClosed()
}

/// Presents the editor: owns the current work, changes the model, and updates its view with
/// everything that isn't in the model.
final class EditCatPresenter {
  weak var delegate: (any EditCatPresenterDelegate)?

  private weak var view: (any EditCatViewProtocol)?

  private let model: EditCatModel
  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let formatter = EditCatFormatter()

  private var choice = 0
  private var phase = EditCatPhase.idle { didSet { showPhase() } }
  /// How saving ended.
  private var notice: Notice? { didSet { showNotice() } }
  private var work: Task<Void, Never>?

  init(model: EditCatModel, processor: any PictureProcessor, library: any PhotoLibrary) {
    self.model = model
    self.processor = processor
    self.library = library
  }

  deinit {
    work?.cancel()
  }

  private func showPhase() {
    view?.stateChanged(choice: choice, phase)
  }

  private func showNotice() {
    if let notice { view?.showNotice(notice) } else { view?.dismissAlert() }
  }

  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  private func startFilter(_ filter: PictureFilter) {
    work?.cancel()
    phase = .filtering
    work = Task { [weak self, original = model.original, processor] in
      let picture = try? await processor.apply(filter, to: original)
      guard let picture, !Task.isCancelled else { return }
      self?.show(picture)
    }
  }

  private func show(_ picture: Bitmap) {
    model.shown = picture
    phase = .idle
  }

  private func startSave() {
    phase = .saving
    work = Task { [weak self, formatter, shown = model.shown, library] in
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

  private func endSave(_ phase: EditCatPhase, saying notice: Notice) {
    self.phase = phase
    self.notice = notice
  }
}

extension EditCatPresenter: EditCatPresenterProtocol {
  var observed: any EditCatReading { model }

  func attach(_ view: any EditCatViewProtocol) {
    self.view = view
    showPhase()
    showNotice()
  }

  func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = filters.index(choice, movedBy: rows)
    guard target != choice, phase != .saving else { return }
    choice = target
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

  func alertAnswered() {
    notice = nil
    if phase == .saved { delegate?.editCatClosed() }
  }
}

import Presentation
import Shared

/// What the editor's presenter tells the presenter that made it.
protocol EditCatPresenterDelegate: AnyObject {
  func editCatClosed()
}

/// Presents the editor: owns the current work, and has the state for the view to draw.
final class EditCatPresenter {
  enum Phase {
    case idle
    case filtering
    case saving
    case saved
  }

  weak var delegate: (any EditCatPresenterDelegate)?

  private weak var view: (any EditCatViewProtocol)?

  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let formatter = EditCatFormatter()

  private let original: Bitmap
  private(set) var shown: Bitmap { didSet { view?.update() } }
  private(set) var choice = 0 { didSet { view?.update() } }
  private(set) var phase = Phase.idle { didSet { view?.update() } }
  /// How saving ended.
  private(set) var notice: Notice? { didSet { view?.update() } }
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

  var choices: [String] { formatter.choices }

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

/// What the editor tells its presenter: that it is there, and each thing that the user does.
extension EditCatPresenter {
  func attach(_ view: any EditCatViewProtocol) {
    self.view = view
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

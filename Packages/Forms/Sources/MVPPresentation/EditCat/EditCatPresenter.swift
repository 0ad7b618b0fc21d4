import Presentation
import Shared

/// What the editor tells its presenter: that it is there, and each thing that the user does.
protocol EditCatPresenterProtocol: AnyObject {
  var presentation: EditCatPresentation { get }

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

/// Presents the editor: owns the current work, and keeps the presentation that the view reads when
/// it is notified.
final class EditCatPresenter {
  weak var delegate: (any EditCatPresenterDelegate)?

  private(set) var presentation: EditCatPresentation {
    didSet { view?.presentationChanged() }
  }

  private weak var view: (any EditCatViewProtocol)?

  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let formatter = EditCatFormatter()

  private let original: Bitmap
  private var shown: Bitmap
  private var work: Task<Void, Never>?

  init(processor: any PictureProcessor, library: any PhotoLibrary, picture: Bitmap) {
    self.processor = processor
    self.library = library
    original = picture
    shown = picture
    presentation = EditCatPresentation(picture: CatPicture(picture), choices: formatter.choices)
  }

  deinit {
    work?.cancel()
  }

  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  private func startFilter(_ filter: PictureFilter) {
    work?.cancel()
    work = Task { [weak self, original, processor] in
      let picture = try? await processor.apply(filter, to: original)
      guard let picture, !Task.isCancelled else { return }
      self?.show(picture)
    }
  }

  private func show(_ picture: Bitmap) {
    shown = picture
    presentation.endFilter(CatPicture(picture))
  }

  private func startSave() {
    presentation.startSave()
    work = Task { [weak self, formatter, shown, library] in
      do throws(PhotoLibraryError) {
        let name = try await library.save(shown)
        if Task.isCancelled { return }
        self?.presentation.endSave(.saved, saying: Notice(formatter.saved(as: name)))
      } catch {
        if Task.isCancelled { return }
        let notice = Notice(formatter.saveFailure, reason: error.description)
        self?.presentation.endSave(.idle, saying: notice)
      }
    }
  }
}

extension EditCatPresenter: EditCatPresenterProtocol {
  func attach(_ view: any EditCatViewProtocol) {
    self.view = view
    view.presentationChanged()
  }

  func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = filters.index(presentation.choice, movedBy: rows)
    guard target != presentation.choice, presentation.canChoose else { return }
    presentation.startFilter(target)
    startFilter(filters[target])
  }

  func savePressed() {
    guard presentation.canSave else { return }
    startSave()
  }

  func cancelPressed() {
    work?.cancel()
    delegate?.editCatClosed()
  }

  func alertAnswered() {
    presentation.notice = nil
    if presentation.phase == .saved { delegate?.editCatClosed() }
  }
}

import Shared

/// What the editor tells its presenter: one call for each thing that the user does.
protocol EditCatPresenterProtocol: AnyObject {
  func attach(_ view: any EditCatView)
  func choiceMoved(by rows: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

/// What the editor's presenter tells the presenter that made it.
protocol EditCatPresenterDelegate: AnyObject {
  func editCatClosed()
}

/// Presents the editor: owns the work that is going on and tells a passive view what to show.
final class EditCatPresenter {
  weak var delegate: (any EditCatPresenterDelegate)?

  private weak var view: (any EditCatView)?

  private let environment: AppEnvironment
  private let formatter = EditCatFormatter()

  private let original: Bitmap
  private var shown: Bitmap
  private var choice = 0
  private var isSaved = false
  private var work: Task<Void, Never>?

  init(environment: AppEnvironment, picture: Bitmap) {
    self.environment = environment
    original = picture
    shown = picture
  }

  deinit {
    work?.cancel()
  }

  private func showChoices() {
    view?.showChoices(PictureFilter.allCases.map(formatter.title), selection: choice)
  }

  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  private func startFilter(_ filter: PictureFilter) {
    work?.cancel()
    view?.showFiltering(true)
    work = Task { [weak self, original, processor = environment.pictureProcessor] in
      let picture = try? await processor.apply(filter, to: original)
      guard let picture, !Task.isCancelled else { return }
      self?.show(picture)
    }
  }

  private func show(_ picture: Bitmap) {
    shown = picture
    view?.showPicture(LoadCatFormatter().picture(picture))
    view?.showFiltering(false)
  }

  private func startSave() {
    view?.showSaving(true)
    work = Task { [weak self, shown, library = environment.photoLibrary] in
      do throws(PhotoLibraryError) {
        let name = try await library.save(shown)
        if Task.isCancelled { return }
        self?.endSave(saying: "Saved as \(name).", reason: nil, isSaved: true)
      } catch {
        if Task.isCancelled { return }
        self?.endSave(
          saying: "Couldn't save the picture.", reason: error.description, isSaved: false)
      }
    }
  }

  private func endSave(saying message: String, reason: String?, isSaved: Bool) {
    self.isSaved = isSaved
    view?.showSaving(false)
    view?.showNotice(message, reason: reason)
  }
}

extension EditCatPresenter: EditCatPresenterProtocol {
  func attach(_ view: any EditCatView) {
    self.view = view
    view.showPicture(LoadCatFormatter().picture(original))
    showChoices()
  }

  func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = min(max(choice + rows, 0), filters.count - 1)
    guard target != choice else { return }
    choice = target
    showChoices()
    startFilter(filters[target])
  }

  func savePressed() {
    startSave()
  }

  func cancelPressed() {
    delegate?.editCatClosed()
  }

  func alertAnswered() {
    if isSaved { delegate?.editCatClosed() }
  }
}

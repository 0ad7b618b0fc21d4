import Presentation
import Shared

/// Told when the editor is done, and responsible for closing it.
protocol CatEditorDelegate: AnyObject {
  func editorClosed()
}

/// Applies filters to a picture and saves the result.
final class CatEditorPresenter {
  weak var delegate: (any CatEditorDelegate)?
  private weak var view: (any CatEditorView)?
  private let environment: AppEnvironment
  private let formatter = EditCatFormatter()
  private let filters = PictureFilter.allCases

  private let original: Bitmap
  /// The last finished picture, which is shown.
  private var picture: Bitmap
  /// The chosen filter, counted in the order of `filters`.
  private var choice = 0
  private var activity: CatEditorActivity?
  /// The current work; it is cancelled on the main actor, so what it delivers there is never late.
  private var work: Task<Void, Never>?
  private var isSaved = false

  init(picture: Bitmap, environment: AppEnvironment) {
    original = picture
    self.picture = picture
    self.environment = environment
  }

  deinit {
    work?.cancel()
  }

  func attach(_ view: any CatEditorView) {
    self.view = view
    view.choices = filters.map { formatter.title(of: $0) }
    showPicture()
    update()
  }

  // MARK: Events of the view

  func choosePrevious() {
    choose(choice - 1)
  }

  func chooseNext() {
    choose(choice + 1)
  }

  func save() {
    guard activity == nil else { return }
    start(.saving) { [weak self, picture, library = environment.photoLibrary] in
      do throws(PhotoLibraryError) {
        let name = try await library.save(picture)
        guard !Task.isCancelled else { return }
        self?.saved(as: name)
      } catch {
        guard !Task.isCancelled else { return }
        self?.failedToSave(error)
      }
    }
  }

  func noticeRead() {
    guard isSaved else { return }
    close()
  }

  func close() {
    work?.cancel()
    delegate?.editorClosed()
  }

  // MARK: Filtering

  private func choose(_ newChoice: Int) {
    guard activity != .saving, filters.indices.contains(newChoice) else { return }
    choice = newChoice
    let filter = filters[choice]
    start(.filtering) { [weak self, original, processor = environment.pictureProcessor] in
      let filtered = try? await processor.apply(filter, to: original)
      guard !Task.isCancelled else { return }
      self?.finishFiltering(with: filtered)
    }
  }

  /// Takes `nil` if the processor gave up of its own accord; the last picture stays then.
  private func finishFiltering(with filtered: Bitmap?) {
    if let filtered {
      picture = filtered
      showPicture()
    }
    finishWork()
  }

  // MARK: Saving

  private func saved(as name: String) {
    isSaved = true
    finishWork()
    view?.showNotice(formatter.saved(as: name), reason: nil)
  }

  private func failedToSave(_ error: PhotoLibraryError) {
    finishWork()
    view?.showNotice(formatter.saveFailure, reason: error.description)
  }

  // MARK: Details

  /// Starts work in place of the current one.
  private func start(_ newActivity: CatEditorActivity, work newWork: @escaping () async -> Void) {
    work?.cancel()
    work = Task { await newWork() }
    activity = newActivity
    update()
  }

  private func finishWork() {
    work = nil
    activity = nil
    update()
  }

  private func showPicture() {
    view?.picture = CatPicture(picture)
  }

  /// Shows everything but the picture.
  private func update() {
    guard let view else { return }
    view.selectedChoice = choice
    view.activity = activity
    view.isChoosingEnabled = activity != .saving
    view.isSaveEnabled = activity == nil
  }
}

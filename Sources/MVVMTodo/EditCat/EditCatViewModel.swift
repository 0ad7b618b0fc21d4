import Observation
import Shared

/// The state of the editor's view, ready to be shown, and what the user can do with it.
@Observable
final class EditCatViewModel {
  /// How saving ended.
  struct Notice: Equatable {
    let message: String
    let reason: String?
    let isSaved: Bool
  }

  @ObservationIgnored var onClosed: () -> Void = {}

  let choices: [String]
  private(set) var choice = 0
  private(set) var picture: CatPicture
  private(set) var isFiltering = false
  private(set) var isSaving = false
  private(set) var notice: Notice?

  private let environment: AppEnvironment
  private let original: Bitmap
  @ObservationIgnored private var shown: Bitmap
  @ObservationIgnored private var work: Task<Void, Never>?

  init(environment: AppEnvironment, picture: Bitmap) {
    self.environment = environment
    original = picture
    shown = picture
    choices = PictureFilter.allCases.map(EditCatFormatter().title)
    self.picture = LoadCatFormatter().picture(picture)
  }

  deinit {
    work?.cancel()
  }

  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  private func startFilter(_ filter: PictureFilter) {
    work?.cancel()
    isFiltering = true
    work = Task { [weak self, original, processor = environment.pictureProcessor] in
      let picture = try? await processor.apply(filter, to: original)
      guard let picture, !Task.isCancelled else { return }
      self?.show(picture)
    }
  }

  private func show(_ picture: Bitmap) {
    shown = picture
    self.picture = LoadCatFormatter().picture(picture)
    isFiltering = false
  }

  private func startSave() {
    isSaving = true
    work = Task { [weak self, shown, library = environment.photoLibrary] in
      do throws(PhotoLibraryError) {
        let name = try await library.save(shown)
        if Task.isCancelled { return }
        self?.endSave(Notice(message: "Saved as \(name).", reason: nil, isSaved: true))
      } catch {
        if Task.isCancelled { return }
        self?.endSave(
          Notice(
            message: "Couldn't save the picture.", reason: error.description, isSaved: false))
      }
    }
  }

  private func endSave(_ notice: Notice) {
    isSaving = false
    self.notice = notice
  }
}

extension EditCatViewModel {
  func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = min(max(choice + rows, 0), filters.count - 1)
    guard target != choice else { return }
    choice = target
    startFilter(filters[target])
  }

  func savePressed() {
    startSave()
  }

  func cancelPressed() {
    onClosed()
  }

  func alertAnswered() {
    let isSaved = notice?.isSaved ?? false
    notice = nil
    if isSaved { onClosed() }
  }
}

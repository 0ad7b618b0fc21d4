import Observation
import Presentation
import Shared

/// The state of the editor's view, ready to be shown, and what the user can do with it.
@Observable
final class EditCatViewModel {
  /// How saving ended.
  struct Notice: Equatable {
    let message: String
    let reason: String?
  }

  @ObservationIgnored var onClosed: () -> Void = {}

  private(set) var choice = 0
  private(set) var isFiltering = false
  private(set) var isSaving = false
  private(set) var notice: Notice?

  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let formatter = EditCatFormatter()

  private let original: Bitmap
  private var shown: Bitmap
  private var isSaved = false
  @ObservationIgnored private var work: Task<Void, Never>?

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
    isFiltering = true
    work = Task { [weak self, original, processor] in
      let picture = try? await processor.apply(filter, to: original)
      guard let picture, !Task.isCancelled else { return }
      self?.show(picture)
    }
  }

  private func show(_ picture: Bitmap) {
    shown = picture
    isFiltering = false
  }

  private func startSave() {
    isSaving = true
    work = Task { [weak self, formatter, shown, library] in
      do throws(PhotoLibraryError) {
        let name = try await library.save(shown)
        if Task.isCancelled { return }
        self?.endSave(saying: formatter.saved(as: name), reason: nil, isSaved: true)
      } catch {
        if Task.isCancelled { return }
        self?.endSave(saying: formatter.saveFailure, reason: error.description, isSaved: false)
      }
    }
  }

  private func endSave(saying message: String, reason: String?, isSaved: Bool) {
    self.isSaved = isSaved
    isSaving = false
    notice = Notice(message: message, reason: reason)
  }
}

/// What is shown, and what can be done: all of it follows from the state.
extension EditCatViewModel {
  var choices: [String] { formatter.choices }

  var picture: CatPicture { CatPicture(shown) }

  var canChoose: Bool { !isSaving }

  var canSave: Bool { !isFiltering && !isSaving }
}

extension EditCatViewModel {
  func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = min(max(choice + rows, 0), filters.count - 1)
    guard target != choice, canChoose else { return }
    choice = target
    startFilter(filters[target])
  }

  func savePressed() {
    guard canSave else { return }
    startSave()
  }

  func cancelPressed() {
    onClosed()
  }

  func alertAnswered() {
    notice = nil
    if isSaved { onClosed() }
  }
}

import Presentation
import Shared

/// Has what the editor's view shows, ready to be bound, and does what the user can do with it.
final class EditCatViewModel {
  /// What is going on, which decides what can be done.
  private enum Activity {
    case none
    case filtering
    case saving
  }

  let choices: [String]

  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let router: any EditCatRouterProtocol
  private let formatter = EditCatFormatter()

  private let original: Bitmap
  private let shown: Observable<Bitmap>
  private let chosen = Observable(0)
  private let activity = Observable(Activity.none)
  private let outcome = Observable<EditCatNotice?>(nil)
  private var work: Task<Void, Never>?

  init(
    processor: any PictureProcessor, library: any PhotoLibrary, picture: Bitmap,
    router: any EditCatRouterProtocol
  ) {
    self.processor = processor
    self.library = library
    self.router = router
    choices = formatter.choices
    original = picture
    shown = Observable(picture)
  }

  deinit {
    work?.cancel()
  }

  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  private func startFilter(_ filter: PictureFilter) {
    work?.cancel()
    activity.value = .filtering
    work = Task { [weak self, original, processor] in
      let picture = try? await processor.apply(filter, to: original)
      guard let picture, !Task.isCancelled else { return }
      self?.show(picture)
    }
  }

  private func show(_ picture: Bitmap) {
    shown.value = picture
    activity.value = .none
  }

  private func startSave() {
    activity.value = .saving
    work = Task { [weak self, formatter, picture = shown.value, library] in
      do throws(PhotoLibraryError) {
        let name = try await library.save(picture)
        if Task.isCancelled { return }
        self?.endSave(
          EditCatNotice(message: formatter.saved(as: name), reason: nil, isSaved: true))
      } catch {
        if Task.isCancelled { return }
        self?.endSave(
          EditCatNotice(message: formatter.saveFailure, reason: error.description, isSaved: false))
      }
    }
  }

  private func endSave(_ notice: EditCatNotice) {
    activity.value = .none
    outcome.value = notice
  }
}

/// What is shown, and what can be done: all of it follows from the state.
extension EditCatViewModel {
  var choice: ReadOnly<Int> { chosen.map(\.self) }

  var picture: ReadOnly<CatPicture?> { shown.map { CatPicture($0) } }

  var isFiltering: ReadOnly<Bool> { activity.map { $0 == .filtering } }

  var isSaving: ReadOnly<Bool> { activity.map { $0 == .saving } }

  var canChoose: ReadOnly<Bool> { activity.map { $0 != .saving } }

  var canSave: ReadOnly<Bool> { activity.map { $0 == .none } }

  var notice: ReadOnly<EditCatNotice?> { outcome.map(\.self) }
}

extension EditCatViewModel: EditCatViewModelProtocol {
  func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = min(max(chosen.value + rows, 0), filters.count - 1)
    guard target != chosen.value, canChoose.value else { return }
    chosen.value = target
    startFilter(filters[target])
  }

  func savePressed() {
    guard canSave.value else { return }
    startSave()
  }

  func cancelPressed() {
    router.close()
  }

  func alertAnswered() {
    let isSaved = outcome.value?.isSaved ?? false
    outcome.value = nil
    if isSaved { router.close() }
  }
}

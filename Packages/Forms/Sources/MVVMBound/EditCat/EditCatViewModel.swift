import Presentation
import Shared

/// Provides the values that the editor's view binds to, and handles the user's actions.
final class EditCatViewModel {
  private enum Phase {
    case idle
    case filtering
    case saving
    case saved
  }

  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let onClosed: () -> Void
  private let formatter = EditCatFormatter()

  private let original: Bitmap
  private let shown: Observable<Bitmap>
  private let chosen = Observable(0)
  private let phase = Observable(Phase.idle)
  private let outcome = Observable<Notice?>(nil)
  private var work: Task<Void, Never>?

  init(
    processor: any PictureProcessor, library: any PhotoLibrary, picture: Bitmap,
    onClosed: @escaping () -> Void
  ) {
    self.processor = processor
    self.library = library
    self.onClosed = onClosed
    original = picture
    shown = Observable(picture)
  }

  deinit {
    work?.cancel()
  }

  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  private func startFilter(_ filter: PictureFilter) {
    work?.cancel()
    phase.value = .filtering
    work = Task { [weak self, original, processor] in
      let picture = try? await processor.apply(filter, to: original)
      guard let picture, !Task.isCancelled else { return }
      self?.show(picture)
    }
  }

  private func show(_ picture: Bitmap) {
    shown.value = picture
    phase.value = .idle
  }

  private func startSave() {
    phase.value = .saving
    work = Task { [weak self, formatter, shown = shown.value, library] in
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
    self.phase.value = phase
    outcome.value = notice
  }
}

/// What is shown, and what can be done: all of it follows from the state.
extension EditCatViewModel {
  var choices: [String] { formatter.choices }

  var choice: ReadOnly<Int> { chosen.map(\.self) }

  var picture: ReadOnly<CatPicture?> { shown.map { CatPicture($0) } }

  var isFiltering: ReadOnly<Bool> { phase.map { $0 == .filtering } }

  var isSaving: ReadOnly<Bool> { phase.map { $0 == .saving } }

  var canChoose: ReadOnly<Bool> { phase.map { $0 != .saving } }

  var canSave: ReadOnly<Bool> { phase.map { $0 == .idle } }

  var notice: ReadOnly<Notice?> { outcome.map(\.self) }
}

extension EditCatViewModel {
  func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = filters.index(chosen.value, movedBy: rows)
    guard target != chosen.value, canChoose.value else { return }
    chosen.value = target
    startFilter(filters[target])
  }

  func savePressed() {
    guard canSave.value else { return }
    startSave()
  }

  func cancelPressed() {
    work?.cancel()
    onClosed()
  }

  func alertAnswered() {
    outcome.value = nil
    if phase.value == .saved { onClosed() }
  }
}

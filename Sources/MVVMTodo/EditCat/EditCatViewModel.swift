import Observation
import Presentation
import Shared

/// The state of the editor's view, ready to be shown, and what the user can do with it.
@Observable
final class EditCatViewModel {
  private enum Phase {
    case idle
    case filtering
    case saving
    case saved
  }

  private(set) var choice = 0
  /// How saving ended.
  private(set) var notice: Notice?

  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let onClosed: () -> Void
  private let formatter = EditCatFormatter()

  private let original: Bitmap
  private var shown: Bitmap
  private var phase = Phase.idle
  @ObservationIgnored private var work: Task<Void, Never>?

  init(
    processor: any PictureProcessor, library: any PhotoLibrary, picture: Bitmap,
    onClosed: @escaping () -> Void
  ) {
    self.processor = processor
    self.library = library
    self.onClosed = onClosed
    original = picture
    shown = picture
  }

  deinit {
    work?.cancel()
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

/// What is shown, and what can be done: all of it follows from the state.
extension EditCatViewModel {
  var choices: [String] { formatter.choices }

  var picture: CatPicture { CatPicture(shown) }

  var isFiltering: Bool { phase == .filtering }

  var isSaving: Bool { phase == .saving }

  var canChoose: Bool { !isSaving }

  var canSave: Bool { phase == .idle }
}

extension EditCatViewModel {
  func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = filters.index(choice, movedBy: rows)
    guard target != choice, canChoose else { return }
    choice = target
    startFilter(filters[target])
  }

  func savePressed() {
    guard canSave else { return }
    startSave()
  }

  func cancelPressed() {
    work?.cancel()
    onClosed()
  }

  func alertAnswered() {
    notice = nil
    if phase == .saved { onClosed() }
  }
}

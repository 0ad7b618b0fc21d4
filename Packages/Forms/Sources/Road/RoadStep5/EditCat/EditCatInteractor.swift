import Shared

/// What the presenter asks of the interactor.
protocol EditCatInteractorProtocol: AnyObject {
  func start()
  func startFilter(_ filter: PictureFilter)
  func startSave()
  func cancel()
}

/// What the interactor answers.
protocol EditCatInteractorOutput: AnyObject {
  func changed(_ response: EditCatResponse)
  func saved(as name: String)
  func saveFailed(reason: String)
}

/// What the interactor hands to the presenter: plain values.
nonisolated struct EditCatResponse: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    case idle
    case filtering
    case saving
    case saved
  }

  let picture: Bitmap
  let filter: PictureFilter
  let phase: Phase
}

/// Does the business of the editor: filters and saves, and owns the work that is going on.
final class EditCatInteractor {
  weak var output: (any EditCatInteractorOutput)?

  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let original: Bitmap
  private var shown: Bitmap
  private var filter = PictureFilter.original
  private var phase = EditCatResponse.Phase.idle
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

  private func enter(_ phase: EditCatResponse.Phase) {
    self.phase = phase
    output?.changed(EditCatResponse(picture: shown, filter: filter, phase: phase))
  }

  private func endFilter(with picture: Bitmap) {
    shown = picture
    enter(.idle)
  }

  private func endSave(as name: String) {
    enter(.saved)
    output?.saved(as: name)
  }

  private func endSave(reason: String) {
    enter(.idle)
    output?.saveFailed(reason: reason)
  }
}

extension EditCatInteractor: EditCatInteractorProtocol {
  func start() {
    enter(phase)
  }

  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  func startFilter(_ filter: PictureFilter) {
    guard phase != .saving else { return }
    work?.cancel()
    self.filter = filter
    enter(.filtering)
    work = Task { [weak self, original, processor] in
      let picture = try? await processor.apply(filter, to: original)
      guard let picture, !Task.isCancelled else { return }
      self?.endFilter(with: picture)
    }
  }

  func startSave() {
    guard phase == .idle else { return }
    enter(.saving)
    work = Task { [weak self, shown, library] in
      do throws(PhotoLibraryError) {
        let name = try await library.save(shown)
        if Task.isCancelled { return }
        self?.endSave(as: name)
      } catch {
        if Task.isCancelled { return }
        self?.endSave(reason: error.description)
      }
    }
  }

  func cancel() {
    work?.cancel()
  }
}

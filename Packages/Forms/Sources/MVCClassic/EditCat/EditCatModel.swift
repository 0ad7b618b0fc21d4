import Shared

/// The editor's model: owns the current work and its result, and notifies its observers.
final class EditCatModel {
  private enum Phase {
    case idle
    case filtering
    case saving
    case saved
  }

  private(set) var picture: Bitmap
  private(set) var choice = 0
  private(set) var notice: EditCatNotice?
  private(set) var isClosed = false

  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private var observers = ModelObservers()

  private let original: Bitmap
  private var phase = Phase.idle
  private var work: Task<Void, Never>?

  init(processor: any PictureProcessor, library: any PhotoLibrary, picture: Bitmap) {
    self.processor = processor
    self.library = library
    original = picture
    self.picture = picture
  }

  deinit {
    work?.cancel()
  }

  private func changed() {
    observers.notify()
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
    self.picture = picture
    phase = .idle
    changed()
  }

  private func startSave() {
    phase = .saving
    work = Task { [weak self, picture, library] in
      do throws(PhotoLibraryError) {
        let name = try await library.save(picture)
        if Task.isCancelled { return }
        self?.endSave(.saved, saying: .saved(as: name))
      } catch {
        if Task.isCancelled { return }
        self?.endSave(.idle, saying: .saveFailed(reason: error.description))
      }
    }
  }

  private func endSave(_ phase: Phase, saying notice: EditCatNotice) {
    self.phase = phase
    self.notice = notice
    changed()
  }
}

extension EditCatModel: EditCatReading {
  func addObserver(_ observer: any ModelObserver) {
    observers.add(observer)
  }

  var isFiltering: Bool { phase == .filtering }

  var isSaving: Bool { phase == .saving }

  var canChoose: Bool { phase != .saving }

  var canSave: Bool { phase == .idle }
}

/// The actions of the editor that its controller calls.
extension EditCatModel {
  var isSaved: Bool { phase == .saved }

  func moveChoice(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = filters.index(choice, movedBy: rows)
    guard target != choice, canChoose else { return }
    choice = target
    startFilter(filters[target])
    changed()
  }

  func save() {
    guard canSave else { return }
    startSave()
    changed()
  }

  func closeNotice() {
    notice = nil
    changed()
  }

  func close() {
    work?.cancel()
    isClosed = true
    changed()
  }
}

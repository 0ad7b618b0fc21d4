import Shared

/// Called by the presenter when the user chooses a filter or cancels it.
protocol FilterPictureUseCase: AnyObject {
  func startFilter(_ filter: PictureFilter)
  func cancelFilter()
}

/// Receives the results of filtering.
protocol FilterPictureOutput: AnyObject {
  func filterStarted(_ filter: PictureFilter)
  func filtered(_ picture: Bitmap)
}

/// The data that filtering needs.
protocol FilterPicturePort: AnyObject {
  var original: Bitmap { get }
  var shown: Bitmap { get set }
  var work: PictureWork? { get set }
}

/// Filters the picture unless it is being saved, and owns the running filter.
final class FilterPictureInteractor {
  weak var output: (any FilterPictureOutput)?

  private let data: any FilterPicturePort
  private let processor: any PictureProcessor
  private var filtering: Task<Void, Never>?

  init(data: any FilterPicturePort, processor: any PictureProcessor) {
    self.data = data
    self.processor = processor
  }

  deinit {
    filtering?.cancel()
  }

  private func endFilter(with picture: Bitmap) {
    data.work = nil
    data.shown = picture
    output?.filtered(picture)
  }
}

extension FilterPictureInteractor: FilterPictureUseCase {
  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  func startFilter(_ filter: PictureFilter) {
    guard data.work != .saving else { return }
    filtering?.cancel()
    data.work = .filtering
    output?.filterStarted(filter)
    filtering = Task { [weak self, original = data.original, processor] in
      let picture = try? await processor.apply(filter, to: original)
      guard let picture, !Task.isCancelled else { return }
      self?.endFilter(with: picture)
    }
  }

  func cancelFilter() {
    filtering?.cancel()
  }
}

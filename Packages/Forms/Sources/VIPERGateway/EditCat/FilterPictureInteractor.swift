import Shared

/// What the presenter asks for when a filter was chosen.
protocol FilterPictureUseCase: AnyObject {
  func startFilter(_ filter: PictureFilter)
}

/// What filtering answers.
protocol FilterPictureOutput: AnyObject {
  func filtered(_ picture: Bitmap)
}

/// What filtering needs of whatever keeps the picture.
protocol FilterPicturePort: AnyObject {
  var original: Bitmap { get }
  var shown: Bitmap { get set }
}

/// Filters the picture and owns the work that is going on.
final class FilterPictureInteractor {
  weak var output: (any FilterPictureOutput)?

  private let data: any FilterPicturePort
  private let processor: any PictureProcessor
  private var work: Task<Void, Never>?

  init(data: any FilterPicturePort, processor: any PictureProcessor) {
    self.data = data
    self.processor = processor
  }

  deinit {
    work?.cancel()
  }

  private func show(_ picture: Bitmap) {
    data.shown = picture
    output?.filtered(picture)
  }
}

extension FilterPictureInteractor: FilterPictureUseCase {
  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  func startFilter(_ filter: PictureFilter) {
    work?.cancel()
    work = Task { [weak self, original = data.original, processor] in
      let picture = try? await processor.apply(filter, to: original)
      guard let picture, !Task.isCancelled else { return }
      self?.show(picture)
    }
  }
}

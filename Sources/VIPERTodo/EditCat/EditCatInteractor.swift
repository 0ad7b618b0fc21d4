import Shared

/// Does the business of the editor: filters and saves, and owns the work that is going on.
final class EditCatInteractor {
  weak var output: (any EditCatInteractorOutput)?

  private let environment: AppEnvironment
  private let original: Bitmap?
  private var shown: Bitmap?
  private var work: Task<Void, Never>?

  init(environment: AppEnvironment, request: EditCatRequest) {
    self.environment = environment
    let picture = request.picture
    original = Bitmap(width: picture.width, height: picture.height, rgba: picture.rgba)
    shown = original
  }

  deinit {
    work?.cancel()
  }

  private func show(_ picture: Bitmap) {
    shown = picture
    output?.filtered(CatPicture(picture))
  }
}

extension EditCatInteractor: EditCatInteractorProtocol {
  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  func startFilter(_ filter: EditCatFilter) {
    guard let original else { return }
    work?.cancel()
    work = Task { [weak self, processor = environment.pictureProcessor] in
      let picture = try? await processor.apply(PictureFilter(filter), to: original)
      guard let picture, !Task.isCancelled else { return }
      self?.show(picture)
    }
  }

  func startSave() {
    guard let shown else { return }
    work = Task { [weak self, library = environment.photoLibrary] in
      do throws(PhotoLibraryError) {
        let name = try await library.save(shown)
        if Task.isCancelled { return }
        self?.output?.saved(as: name)
      } catch {
        if Task.isCancelled { return }
        self?.output?.saveFailed(reason: error.description)
      }
    }
  }
}

extension PictureFilter {
  fileprivate init(_ filter: EditCatFilter) {
    self =
      switch filter {
      case .original: .original
      case .mono: .mono
      case .sepia: .sepia
      case .invert: .invert
      case .noir: .noir
      case .chrome: .chrome
      case .fade: .fade
      case .instant: .instant
      case .process: .process
      case .transfer: .transfer
      }
  }
}

import Shared

/// The cat loader's model: owns the current load and its result, and notifies its observers.
final class LoadCatModel {
  private(set) var caption: LoadCatCaption?
  private(set) var picture: Bitmap?
  private(set) var editorModel: EditCatModel?

  private let provider: any CatProvider
  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private var observers = ModelObservers()

  private var load: Task<Void, Never>?

  init(
    provider: any CatProvider, processor: any PictureProcessor, library: any PhotoLibrary
  ) {
    self.provider = provider
    self.processor = processor
    self.library = library
  }

  deinit {
    load?.cancel()
  }

  private func changed() {
    observers.notify()
  }

  private func show(_ address: CatAddress) {
    caption = .address(address)
    changed()
  }

  private func show(_ picture: Bitmap) {
    self.picture = picture
    load = nil
    changed()
  }

  private func endLoad(_ error: CatError) {
    caption = .failure(error)
    load = nil
    changed()
  }
}

extension LoadCatModel: LoadCatReading {
  func addObserver(_ observer: any ModelObserver) {
    observers.add(observer)
  }

  var isLoading: Bool { load != nil }

  var canLoad: Bool { !isLoading }

  var canCancel: Bool { isLoading }

  var canEdit: Bool { picture != nil }

  var editor: (any EditCatReading)? { editorModel }
}

/// The actions of the cat loader that its controller calls.
extension LoadCatModel {
  func startLoad() {
    guard load == nil else { return }
    picture = nil
    caption = nil
    load = Task { [weak self, provider] in
      do throws(CatError) {
        let address = try await provider.address()
        if Task.isCancelled { return }
        self?.show(address)
        let picture = try await provider.picture(at: address)
        if Task.isCancelled { return }
        self?.show(picture)
      } catch {
        if Task.isCancelled { return }
        self?.endLoad(error)
      }
    }
    changed()
  }

  func cancelLoad() {
    guard let load else { return }
    load.cancel()
    endLoad(.cancelled)
  }

  func openEditor() {
    guard let picture else { return }
    let editor = EditCatModel(processor: processor, library: library, picture: picture)
    editor.addObserver(self)
    editorModel = editor
    changed()
  }
}

/// It observes only one model, that of the open editor.
extension LoadCatModel: ModelObserver {
  func modelChanged() {
    guard let editorModel, editorModel.isClosed else { return }
    self.editorModel = nil
    changed()
  }
}

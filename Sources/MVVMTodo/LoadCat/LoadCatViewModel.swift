import Observation
import Shared

/// The state of the cat loader's view, ready to be shown, and what the user can do with it.
@Observable
final class LoadCatViewModel {
  private(set) var caption = ""
  private(set) var isLoading = false
  private(set) var picture: CatPicture?
  private(set) var editor: EditCatViewModel?

  private let environment: AppEnvironment
  private let formatter = LoadCatFormatter()

  @ObservationIgnored private var loaded: Bitmap?
  @ObservationIgnored private var load: Task<Void, Never>?

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  deinit {
    load?.cancel()
  }

  private func startLoad() {
    loaded = nil
    picture = nil
    caption = ""
    isLoading = true
    load = Task { [weak self, provider = environment.catProvider] in
      do throws(CatError) {
        let address = try await provider.address()
        if Task.isCancelled { return }
        self?.caption = address.text
        let picture = try await provider.picture(at: address)
        if Task.isCancelled { return }
        self?.show(picture)
      } catch {
        if Task.isCancelled { return }
        self?.endLoad(saying: self?.formatter.caption(of: error))
      }
    }
  }

  private func show(_ picture: Bitmap) {
    loaded = picture
    self.picture = formatter.picture(picture)
    endLoad(saying: nil)
  }

  private func endLoad(saying caption: String?) {
    load = nil
    if let caption { self.caption = caption }
    isLoading = false
  }
}

extension LoadCatViewModel {
  func loadPressed() {
    startLoad()
  }

  func cancelPressed() {
    load?.cancel()
    endLoad(saying: formatter.caption(of: .cancelled))
  }

  func editPressed() {
    guard let loaded else { return }
    let editor = EditCatViewModel(environment: environment, picture: loaded)
    editor.onClosed = { [weak self] in self?.editor = nil }
    self.editor = editor
  }
}

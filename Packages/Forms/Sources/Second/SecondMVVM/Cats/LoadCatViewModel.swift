import Observation
import Presentation
import Shared

/// Loads a cat in two steps, its address and its picture, and can be stopped at either.
@Observable
final class LoadCatViewModel {
  /// The address of the picture, or why there is none.
  private(set) var caption = ""
  private(set) var isLoading = false
  /// The editor over the loader.
  private(set) var editor: EditCatViewModel?

  private var cat: Bitmap?

  @ObservationIgnored private let environment: AppEnvironment
  @ObservationIgnored private let formatter = LoadCatFormatter()
  @ObservationIgnored private var loading: Task<Void, Never>?

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  deinit {
    loading?.cancel()
  }

  // MARK: - What the view shows

  var picture: CatPicture? { cat.map(CatPicture.init) }

  // MARK: - Commands

  var load: Command {
    Command(isEnabled: !isLoading) { self.start() }
  }

  var cancel: Command {
    Command(isEnabled: isLoading) { self.stop() }
  }

  var edit: Command {
    Command(isEnabled: cat != nil) { self.openEditor() }
  }

  // MARK: - Loading

  private func start() {
    cat = nil
    caption = ""
    isLoading = true
    // Holding the view model weakly lets closing the app release it, and so cancel the load.
    // A provider may ignore the cancellation and answer all the same, so each answer is checked.
    loading = Task { [weak self, provider = environment.catProvider] in
      do throws(CatError) {
        let address = try await provider.address()
        guard !Task.isCancelled else { return }
        self?.caption = address.text
        let cat = try await provider.picture(at: address)
        guard !Task.isCancelled else { return }
        self?.finish(with: cat)
      } catch {
        guard !Task.isCancelled else { return }
        self?.finish(with: error)
      }
    }
  }

  private func stop() {
    loading?.cancel()
    finish(with: .cancelled)
  }

  private func finish(with cat: Bitmap) {
    self.cat = cat
    isLoading = false
  }

  private func finish(with error: CatError) {
    caption = formatter.caption(of: error)
    isLoading = false
  }

  // MARK: - Editor

  private func openEditor() {
    guard let cat else { return }
    editor = EditCatViewModel(cat: cat, environment: environment) { [weak self] in
      self?.editor = nil
    }
  }
}

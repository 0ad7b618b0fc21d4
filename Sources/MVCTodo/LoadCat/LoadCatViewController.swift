import Shared
import TerminalUI

/// Controls the cat loader: owns its view and the load that is going on.
final class LoadCatViewController {
  private(set) var presented: (any Scene)? { didSet { onChange() } }

  private let environment: AppEnvironment
  private let formatter = LoadCatFormatter()
  private let view = LoadCatView()

  private var picture: Bitmap?
  private var load: Task<Void, Never>?

  init(environment: AppEnvironment) {
    self.environment = environment
    view.delegate = self
  }

  deinit {
    load?.cancel()
  }

  private func startLoad() {
    picture = nil
    view.showPicture(nil)
    view.showCaption("")
    view.showLoading(true)
    load = Task { [weak self, provider = environment.catProvider] in
      do throws(CatError) {
        let address = try await provider.address()
        if Task.isCancelled { return }
        self?.view.showCaption(address.text)
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
    self.picture = picture
    view.showPicture(formatter.picture(picture))
    endLoad(saying: nil)
  }

  private func endLoad(saying caption: String?) {
    load = nil
    if let caption { view.showCaption(caption) }
    view.showLoading(false)
  }
}

extension LoadCatViewController: Scene {
  var screen: Screen { view.screen }

  var onChange: () -> Void {
    get { view.onChange }
    set { view.onChange = newValue }
  }

  func press(_ key: Key) {
    view.press(key)
  }
}

extension LoadCatViewController: LoadCatViewDelegate {
  func loadPressed() {
    startLoad()
  }

  func cancelPressed() {
    load?.cancel()
    endLoad(saying: formatter.caption(of: .cancelled))
  }

  func editPressed() {
    guard let picture else { return }
    let editor = EditCatViewController(environment: environment, picture: picture)
    editor.delegate = self
    presented = editor
  }
}

extension LoadCatViewController: EditCatViewControllerDelegate {
  func editCatClosed() {
    presented = nil
  }
}

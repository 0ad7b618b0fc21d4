import Presentation
import Shared
import TerminalUI

/// Controls the cat loader: owns the load that is going on, and decides what its view shows.
final class LoadCatViewController {
  typealias MakeEditor = (Bitmap, any EditCatViewControllerDelegate) -> any Scene

  private(set) var presented: (any Scene)? { didSet { onChange() } }

  private let view: any LoadCatViewing
  private let logic: any LoadCatLogic
  private let makeEditor: MakeEditor
  private let formatter = LoadCatFormatter()

  private var picture: Bitmap?
  private var load: Task<Void, Never>?

  init(
    view: any LoadCatViewing, logic: any LoadCatLogic, makeEditor: @escaping MakeEditor
  ) {
    self.view = view
    self.logic = logic
    self.makeEditor = makeEditor
    view.delegate = self
    showLoading()
  }

  deinit {
    load?.cancel()
  }

  private func startLoad() {
    picture = nil
    load = Task { [weak self, logic] in
      do throws(CatError) {
        let picture = try await logic.load { address in
          if Task.isCancelled { return }
          self?.view.showCaption(address.text)
        }
        if Task.isCancelled { return }
        self?.show(picture)
      } catch {
        if Task.isCancelled { return }
        self?.endLoad(saying: self?.formatter.caption(of: error))
      }
    }
    view.showPicture(nil)
    view.showCaption("")
    showLoading()
  }

  private func show(_ picture: Bitmap) {
    self.picture = picture
    view.showPicture(CatPicture(picture))
    endLoad(saying: nil)
  }

  private func endLoad(saying caption: String?) {
    load = nil
    if let caption { view.showCaption(caption) }
    showLoading()
  }

  private func showLoading() {
    let isLoading = load != nil
    view.showLoading(isLoading)
    view.enableActions(load: !isLoading, cancel: isLoading, edit: picture != nil)
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
    guard load == nil else { return }
    startLoad()
  }

  func cancelPressed() {
    guard let load else { return }
    load.cancel()
    endLoad(saying: formatter.caption(of: .cancelled))
  }

  func editPressed() {
    guard let picture else { return }
    presented = makeEditor(picture, self)
  }
}

extension LoadCatViewController: EditCatViewControllerDelegate {
  func editCatClosed() {
    presented = nil
  }
}

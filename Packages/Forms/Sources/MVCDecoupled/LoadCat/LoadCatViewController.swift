import Presentation
import Shared
import TerminalUI

/// Controls the cat loader: owns the current load, and decides what its view shows.
final class LoadCatViewController {
  typealias MakeEditor = (Bitmap, any EditCatViewControllerDelegate) -> any Scene

  private(set) var presented: (any Scene)? { didSet { onChange() } }

  private let view: any LoadCatViewing & View
  private let logic: any LoadCatLogic
  private let makeEditor: MakeEditor
  private let formatter = LoadCatFormatter()

  private var picture: Bitmap?
  private var load: Task<Void, Never>?

  init(
    view: any LoadCatViewing & View, logic: any LoadCatLogic, makeEditor: @escaping MakeEditor
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
    view.picture = nil
    view.caption = ""
    load = Task { [weak self, formatter, logic] in
      do throws(CatError) {
        let picture = try await logic.load { address in
          if Task.isCancelled { return }
          self?.view.caption = address.text
        }
        if Task.isCancelled { return }
        self?.show(picture)
      } catch {
        if Task.isCancelled { return }
        self?.endLoad(saying: formatter.caption(of: error))
      }
    }
    showLoading()
  }

  private func show(_ picture: Bitmap) {
    self.picture = picture
    view.picture = CatPicture(picture)
    endLoad(saying: nil)
  }

  private func endLoad(saying caption: String?) {
    load = nil
    if let caption { view.caption = caption }
    showLoading()
  }

  private func showLoading() {
    let isLoading = load != nil
    view.isLoading = isLoading
    view.canLoad = !isLoading
    view.canCancel = isLoading
    view.canEdit = picture != nil
  }
}

extension LoadCatViewController: ViewController, Scene {
  var contentView: any View { view }
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

import Shared

/// What the cat loader tells its presenter: one call for each thing that the user does.
protocol LoadCatPresenterProtocol: AnyObject {
  func attach(_ view: any LoadCatView)
  func loadPressed()
  func cancelPressed()
  func editPressed()
}

/// Presents the cat loader: owns the load that is going on and tells a passive view what to show.
final class LoadCatPresenter {
  private weak var view: (any LoadCatView)?

  private let environment: AppEnvironment
  private let formatter = LoadCatFormatter()

  private var picture: Bitmap?
  private var load: Task<Void, Never>?

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  deinit {
    load?.cancel()
  }

  private func startLoad() {
    picture = nil
    view?.showPicture(nil)
    view?.showCaption("")
    view?.showLoading(true)
    load = Task { [weak self, provider = environment.catProvider] in
      do throws(CatError) {
        let address = try await provider.address()
        if Task.isCancelled { return }
        self?.view?.showCaption(address.text)
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
    view?.showPicture(formatter.picture(picture))
    endLoad(saying: nil)
  }

  private func endLoad(saying caption: String?) {
    load = nil
    if let caption { view?.showCaption(caption) }
    view?.showLoading(false)
  }
}

extension LoadCatPresenter: LoadCatPresenterProtocol {
  func attach(_ view: any LoadCatView) {
    self.view = view
  }

  func loadPressed() {
    startLoad()
  }

  func cancelPressed() {
    load?.cancel()
    endLoad(saying: formatter.caption(of: .cancelled))
  }

  func editPressed() {
    guard let picture else { return }
    let editor = EditCatPresenter(environment: environment, picture: picture)
    editor.delegate = self
    view?.showEditor(editor)
  }
}

extension LoadCatPresenter: EditCatPresenterDelegate {
  func editCatClosed() {
    view?.hideEditor()
  }
}

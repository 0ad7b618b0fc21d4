import TerminalUI

/// The common contract of all modules: four parts, which see each other only through contracts.
///
/// A part that doesn't fit doesn't compile; if a module names its parts, the compiler reports which
/// contracts differ.
protocol BaseModule {
  associatedtype View: BaseView
  associatedtype Presenter: BasePresenter where Presenter.View == View.ForPresenter
  associatedtype Interactor: BaseInteractor where Interactor.Output == Presenter.ForInteractor
  associatedtype Router: BaseRouter

  func makeInteractor() -> Interactor
  func makeRouter() -> Router
  func makePresenter(
    interactor: Interactor.ForPresenter, router: Router.ForPresenter
  ) -> Presenter
  func makeView(presenter: Presenter.ForView) -> View
}

extension BaseModule where View: Scene {
  /// Makes the parts and connects them; only this method knows all of them.
  func assemble() throws(AssemblyError) -> any Scene {
    let interactor = makeInteractor()
    let router = makeRouter()
    let presenter = makePresenter(
      interactor: interactor.forPresenter, router: router.forPresenter)
    let view = makeView(presenter: presenter.forView)
    interactor.output = presenter.forInteractor
    presenter.view = view.forPresenter
    try router.connect(to: view)
    return view
  }

  /// Returns the module's scene, or one that shows the error if it can't be assembled.
  func scene() -> any Scene {
    do throws(AssemblyError) {
      return try assemble()
    } catch {
      return AssemblyErrorView(error)
    }
  }
}

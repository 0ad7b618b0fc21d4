import TerminalUI

/// What every module is: four parts, of which each sees its neighbours as these want to be seen.
///
/// A part that doesn't fit doesn't compile; a module that names its parts is told which contracts
/// differ.
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
  /// Makes the parts and connects them; nobody else knows all of them.
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

  /// The module's scene; of a bad module, one that says what is wrong with it.
  func scene() -> any Scene {
    do throws(AssemblyError) {
      return try assemble()
    } catch {
      return AssemblyErrorView(error)
    }
  }
}

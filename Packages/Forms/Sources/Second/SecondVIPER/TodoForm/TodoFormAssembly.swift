import Shared
import TerminalUI

/// Puts the form's module together; its view owns the rest.
enum TodoFormAssembly {
  static func makeModule(
    for subject: TodoFormSubject, in environment: AppEnvironment,
    presentedBy presentingView: any Presenting, output: any TodoFormModuleOutput
  ) -> any Scene {
    let interactor = TodoFormInteractor(
      subject: subject, store: environment.todoStore, clock: environment.clock,
      calendar: environment.calendar)
    let router = TodoFormRouter(presentingView: presentingView)
    let presenter = TodoFormPresenter(interactor: interactor, router: router)
    let view = TodoFormView(output: presenter)
    interactor.output = presenter
    presenter.view = view
    presenter.moduleOutput = output
    return view
  }
}

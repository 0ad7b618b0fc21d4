import TerminalUI

/// Leads from the cat loader to the editor and back.
final class LoadCatRouter {
  typealias MakeEditor = (EditCatRequest, any EditCatModuleOutput) -> any Scene

  weak var host: (any Presenting)?

  private let makeEditor: MakeEditor

  init(makeEditor: @escaping MakeEditor) {
    self.makeEditor = makeEditor
  }
}

extension LoadCatRouter: LoadCatRouterProtocol {
  func presentEditor(_ request: EditCatRequest) {
    host?.present(makeEditor(request, self))
  }
}

extension LoadCatRouter: EditCatModuleOutput {
  func editCatClosed() {
    host?.dismiss()
  }
}

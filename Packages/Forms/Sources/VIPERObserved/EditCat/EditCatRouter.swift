/// Leads back from the editor to whoever showed it.
final class EditCatRouter {
  private weak var output: (any EditCatModuleOutput)?

  init(output: any EditCatModuleOutput) {
    self.output = output
  }
}

extension EditCatRouter: EditCatRouterProtocol {
  func close() {
    output?.editCatClosed()
  }
}

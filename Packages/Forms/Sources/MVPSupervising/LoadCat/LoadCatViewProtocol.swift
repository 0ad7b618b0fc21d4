/// The cat loader as its presenter sees it: it shows everything that isn't in the model.
protocol LoadCatViewProtocol: AnyObject {
  func stateChanged(isLoading: Bool)
  func showMessage(_ message: String)
  func presentEditor(_ presenter: any EditCatPresenterProtocol)
  func dismissEditor()
}

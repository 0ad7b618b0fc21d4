/// What the presenter can tell the cat loader: what is not to be seen by observing the model.
protocol LoadCatViewProtocol: AnyObject {
  func stateChanged(isLoading: Bool)
  func showMessage(_ message: String)
  func presentEditor(_ presenter: any EditCatPresenterProtocol)
  func dismissEditor()
}

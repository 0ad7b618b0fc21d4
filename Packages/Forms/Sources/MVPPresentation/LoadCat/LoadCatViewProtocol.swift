/// The cat loader as its presenter sees it: it is notified when the presentation changes, and
/// presents the editor.
protocol LoadCatViewProtocol: AnyObject {
  func presentationChanged()
  func presentEditor(_ presenter: any EditCatPresenterProtocol)
  func dismissEditor()
}

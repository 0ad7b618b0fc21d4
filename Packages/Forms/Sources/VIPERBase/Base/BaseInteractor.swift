/// The common contract of all interactors.
protocol BaseInteractor: AnyObject {
  /// The receiver of its answers.
  associatedtype Output
  /// The interactor as its presenter sees it.
  associatedtype ForPresenter

  /// Weak, because the output owns the interactor.
  var output: Output? { get set }
  var forPresenter: ForPresenter { get }
}

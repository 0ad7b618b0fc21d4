/// What every interactor is, whatever its business.
protocol BaseInteractor: AnyObject {
  /// Where its answers go.
  associatedtype Output
  /// The interactor as its presenter sees it.
  associatedtype ForPresenter

  /// Weak, for who gets the answers owns the interactor.
  var output: Output? { get set }
  var forPresenter: ForPresenter { get }
}

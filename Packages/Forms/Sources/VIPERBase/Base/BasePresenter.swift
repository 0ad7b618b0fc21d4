/// What every presenter is, whatever it presents.
protocol BasePresenter: AnyObject {
  /// What it tells what to show.
  associatedtype View
  /// The presenter as its view sees it.
  associatedtype ForView
  /// The presenter as its interactor sees it.
  associatedtype ForInteractor

  /// Weak, for the view owns its presenter.
  var view: View? { get set }
  var forView: ForView { get }
  var forInteractor: ForInteractor { get }
}

/// The common contract of all presenters.
protocol BasePresenter: AnyObject {
  /// The view that it updates.
  associatedtype View
  /// The presenter as its view sees it.
  associatedtype ForView
  /// The presenter as its interactor sees it.
  associatedtype ForInteractor

  /// Weak, because the view owns its presenter.
  var view: View? { get set }
  var forView: ForView { get }
  var forInteractor: ForInteractor { get }
}

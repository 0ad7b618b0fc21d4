/// The common contract of all views.
protocol BaseView: AnyObject {
  /// The view as its presenter sees it.
  associatedtype ForPresenter

  var forPresenter: ForPresenter { get }
}

/// What every view is, whatever it shows.
protocol BaseView: AnyObject {
  /// The view as its presenter sees it.
  associatedtype ForPresenter

  var forPresenter: ForPresenter { get }
}

import Presentation

/// What the cat loader's controller needs from a view: properties to set, and a delegate.
protocol LoadCatViewing: AnyObject {
  var delegate: (any LoadCatViewDelegate)? { get set }

  var caption: String { get set }
  var isLoading: Bool { get set }
  var picture: CatPicture? { get set }
  var canLoad: Bool { get set }
  var canCancel: Bool { get set }
  var canEdit: Bool { get set }
}

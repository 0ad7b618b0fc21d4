import Shared

/// The cat loader's model as its view sees it: the view can only observe and read it.
protocol LoadCatReading: AnyObject {
  func addObserver(_ observer: any ModelObserver)

  var caption: LoadCatCaption? { get }
  var isLoading: Bool { get }
  var picture: Bitmap? { get }
  var canLoad: Bool { get }
  var canCancel: Bool { get }
  var canEdit: Bool { get }
  /// The open editor, if any.
  var editor: (any EditCatReading)? { get }
}

/// The address of the picture, or why it couldn't be loaded.
nonisolated enum LoadCatCaption: Equatable, Sendable {
  case address(CatAddress)
  case failure(CatError)
}

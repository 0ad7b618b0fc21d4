import Shared

/// What the cat loader's view can do with the model: follow it, and read.
protocol LoadCatReading: AnyObject {
  func addObserver(_ observer: any ModelObserver)

  var caption: LoadCatCaption? { get }
  var isLoading: Bool { get }
  var picture: Bitmap? { get }
  var canLoad: Bool { get }
  var canCancel: Bool { get }
  var canEdit: Bool { get }
  /// The editor that is open.
  var editor: (any EditCatReading)? { get }
}

/// What there is to say about a picture, or about why there is none.
nonisolated enum LoadCatCaption: Equatable, Sendable {
  case address(CatAddress)
  case failure(CatError)
}

/// A filter that changes the colours of a picture.
public enum PictureFilter: CaseIterable, Hashable, Sendable {
  case original
  case mono
  case sepia
  case invert
  case noir
  case chrome
  case fade
  case instant
  case process
  case transfer
}

/// Applies filters, off the main actor, since a large picture takes a while.
public protocol PictureProcessor: Sendable {
  /// The picture with the filter applied; throws if the task was cancelled.
  func apply(
    _ filter: PictureFilter, to picture: Bitmap
  ) async throws(CancellationError) -> Bitmap
}

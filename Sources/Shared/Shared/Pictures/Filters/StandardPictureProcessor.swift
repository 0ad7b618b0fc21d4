/// Applies the filters in integer arithmetic.
public struct StandardPictureProcessor: PictureProcessor {
  public init() {}

  @concurrent
  public func apply(
    _ filter: PictureFilter, to picture: Bitmap
  ) async throws(CancellationError) -> Bitmap {
    guard !Task.isCancelled else { throw CancellationError() }
    guard let transform = filter.transform else { return picture }
    guard let result = transform.apply(to: picture, isCancelled: { Task.isCancelled }) else {
      throw CancellationError()
    }
    return result
  }
}

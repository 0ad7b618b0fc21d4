import Shared
import TestSupport

@testable import RoadStep5

extension EditCatResponse {
  /// With a picture of one pixel, identified by its brightness.
  static func grey(
    _ brightness: UInt8, _ filter: PictureFilter = .original, _ phase: Phase = .idle
  ) throws -> EditCatResponse {
    EditCatResponse(picture: try .grey(brightness), filter: filter, phase: phase)
  }
}

/// Maps the values of a channel, interpolating linearly between points.
struct ColorCurve: Equatable {
  /// The new value for each of the 256 old values.
  let values: [UInt8]

  static let identity = ColorCurve((0, 0), (255, 255))

  /// Takes points (old value, new value) from 0 to 255 in ascending order; values between points
  /// are rounded to the nearest integer.
  init(_ points: (old: Int, new: Int)...) {
    values = (0...255).map { value in
      guard let index = points.firstIndex(where: { $0.old >= value }), index > 0 else {
        return UInt8(clamping: points.first?.new ?? value)
      }
      let (start, end) = (points[index - 1], points[index])
      let width = end.old - start.old
      // Both terms are positive, whether the line rises or falls.
      let weighed = start.new * (end.old - value) + end.new * (value - start.old)
      return UInt8(clamping: (2 * weighed + width) / (2 * width))
    }
  }
}

/// A picture being painted; all measures are in pixels from the top left.
struct Canvas {
  struct Point {
    let x: Double
    let y: Double

    init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  private let width: Int
  private let height: Int
  private var rgba: [UInt8]

  init(width: Int, height: Int, background: Paint) {
    self.width = width
    self.height = height
    rgba = []
    rgba.reserveCapacity(width * height * 4)
    for _ in 0..<width * height { rgba.append(contentsOf: background.rgba) }
  }

  var picture: Bitmap? { Bitmap(width: width, height: height, rgba: rgba) }

  /// An ellipse, given by its centre, its half-width and its half-height.
  mutating func ellipse(_ center: Point, _ halfWidth: Double, _ halfHeight: Double, _ paint: Paint)
  {
    fill(
      center.x - halfWidth...center.x + halfWidth, center.y - halfHeight...center.y + halfHeight,
      paint
    ) {
      let x = ($0.x - center.x) / halfWidth
      let y = ($0.y - center.y) / halfHeight
      return x * x + y * y <= 1
    }
  }

  mutating func triangle(_ a: Point, _ b: Point, _ c: Point, _ paint: Paint) {
    fill(
      min(a.x, b.x, c.x)...max(a.x, b.x, c.x), min(a.y, b.y, c.y)...max(a.y, b.y, c.y), paint
    ) {
      let sides = (side(of: $0, a, b), side(of: $0, b, c), side(of: $0, c, a))
      return sides.0 >= 0 && sides.1 >= 0 && sides.2 >= 0
        || sides.0 <= 0 && sides.1 <= 0 && sides.2 <= 0
    }
  }

  /// A line with round ends.
  mutating func line(_ a: Point, _ b: Point, thickness: Double, _ paint: Paint) {
    let radius = thickness / 2
    fill(
      min(a.x, b.x) - radius...max(a.x, b.x) + radius,
      min(a.y, b.y) - radius...max(a.y, b.y) + radius, paint
    ) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let along = (($0.x - a.x) * dx + ($0.y - a.y) * dy) / max(dx * dx + dy * dy, .ulpOfOne)
      let nearest = min(max(along, 0), 1)
      let (x, y) = ($0.x - a.x - nearest * dx, $0.y - a.y - nearest * dy)
      return x * x + y * y <= radius * radius
    }
  }

  /// Paints the pixels within the bounds and the canvas whose centres are inside.
  private mutating func fill(
    _ columns: ClosedRange<Double>, _ rows: ClosedRange<Double>, _ paint: Paint,
    where isInside: (Point) -> Bool
  ) {
    for y in pixels(rows, below: height) {
      for x in pixels(columns, below: width)
      where isInside(Point(Double(x) + 0.5, Double(y) + 0.5)) {
        let start = (y * width + x) * 4
        rgba.replaceSubrange(start..<start + 4, with: paint.rgba)
      }
    }
  }

  private func pixels(_ range: ClosedRange<Double>, below end: Int) -> Range<Int> {
    let range = range.clamped(to: 0...Double(end))
    return Int(range.lowerBound)..<Int(range.upperBound.rounded(.up))
  }
}

/// Positive on one side of the line through two points, negative on the other.
private func side(of point: Canvas.Point, _ a: Canvas.Point, _ b: Canvas.Point) -> Double {
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
}

/// An opaque colour.
struct Paint {
  let rgba: [UInt8]

  /// Takes red, green and blue as six hexadecimal digits: `0xFF8000` is orange.
  init(_ color: UInt32) {
    rgba = [
      UInt8(truncatingIfNeeded: color >> 16), UInt8(truncatingIfNeeded: color >> 8),
      UInt8(truncatingIfNeeded: color), 255,
    ]
  }
}

import Testing

@testable import Shared

@Suite("Curves of colour")
struct ColorCurveTests {
  @Test func `The identity keeps every value`() {
    #expect(ColorCurve.identity.values == Array(0...255))
  }

  @Test func `A curve goes through its points`() {
    let curve = ColorCurve((0, 10), (100, 200), (101, 0), (255, 255))
    #expect([0, 100, 101, 255].map { curve.values[$0] } == [10, 200, 0, 255])
  }

  @Test func `Values between points are rounded to the nearest`() {
    let rising = ColorCurve((0, 0), (4, 2), (255, 255))
    #expect(rising.values.prefix(5) == [0, 1, 1, 2, 2])
    let falling = ColorCurve((0, 3), (3, 2), (255, 0))
    #expect(falling.values.prefix(4) == [3, 3, 2, 2])
  }

  @Test func `Values outside the range are clamped`() {
    let curve = ColorCurve((0, -255), (255, 510))
    #expect([0, 85, 128, 170, 255].map { curve.values[$0] } == [0, 0, 129, 255, 255])
  }

  @Test func `Before the first point, a curve is level`() {
    let curve = ColorCurve((10, 50), (255, 255))
    #expect(Set(curve.values.prefix(11)) == [50])
    #expect(curve.values[11] > 50)
  }

  @Test func `Without points, a curve keeps every value`() {
    #expect(ColorCurve() == .identity)
  }
}

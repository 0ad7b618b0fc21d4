extension CatPortrait {
  /// A face from the front that fills the height of the canvas.
  func drawFace(on canvas: inout Canvas, isStriped: Bool) {
    for side in [-1.0, 1] {
      func at(_ x: Double, _ y: Double) -> Canvas.Point { .init(80 + side * x, y) }
      canvas.triangle(at(56, 4), at(54, 62), at(10, 34), coat)
      canvas.triangle(at(51, 15), at(49, 46), at(25, 32), marking)
    }
    canvas.ellipse(.init(80, 70), 58, 46, coat)
    if isStriped {
      for x in [-16.0, 0, 16] {
        canvas.line(.init(80 + x, 28), .init(80 + x / 2, 46), thickness: 6, marking)
      }
    } else {
      canvas.ellipse(.init(80, 84), 36, 30, marking)
    }
    for side in [-1.0, 1] {
      func at(_ x: Double, _ y: Double) -> Canvas.Point { .init(80 + side * x, y) }
      if isStriped {
        canvas.line(at(56, 62), at(42, 66), thickness: 5, marking)
        canvas.line(at(55, 76), at(42, 77), thickness: 5, marking)
      }
      canvas.ellipse(at(25, 62), 14, 12, eye)
      canvas.ellipse(at(25, 62), 4.5, 11, Paint(0x101014))
      canvas.ellipse(at(11, 92), 15, 11, muzzle)
    }
    drawNose(on: &canvas, .init(80, 84), 1)
  }

  /// A nose, a mouth and whiskers; `scale` is 1 for a face that fills the height of the canvas.
  func drawNose(on canvas: inout Canvas, _ tip: Canvas.Point, _ scale: Double) {
    let dark = Paint(0x30201C)
    for side in [-1.0, 1] {
      func at(_ x: Double, _ y: Double) -> Canvas.Point {
        .init(tip.x + side * x * scale, tip.y + y * scale)
      }
      canvas.line(at(0, 4), at(0, 13), thickness: 3 * scale, dark)
      canvas.line(at(0, 13), at(10, 9), thickness: 3 * scale, dark)
      canvas.line(at(26, 6), at(66, -2), thickness: 2, Paint(0xFFFFFF))
      canvas.line(at(26, 12), at(66, 16), thickness: 2, Paint(0xFFFFFF))
      canvas.triangle(at(0, 8), at(10, -3), at(-1, -3), Paint(0xF08C98))
    }
  }
}

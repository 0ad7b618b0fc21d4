extension CatPortrait {
  /// A whole cat from the front, with its tail curled to one side.
  func drawSitting(on canvas: inout Canvas) {
    drawBody(on: &canvas)
    for side in [-1.0, 1] {
      func at(_ x: Double, _ y: Double) -> Canvas.Point { .init(80 + side * x, y) }
      canvas.triangle(at(31, 1), at(31, 34), at(4, 16), coat)
      canvas.triangle(at(28, 8), at(27, 24), at(13, 15), marking)
    }
    canvas.ellipse(.init(80, 34), 33, 26, coat)
    canvas.ellipse(.init(80, 45), 15, 11, muzzle)
    for side in [-1.0, 1] {
      canvas.ellipse(.init(80 + side * 14, 30), 8, 7, Paint(0xFBFBEA))
      canvas.ellipse(.init(80 + side * 14, 30), 6.5, 6.5, eye)
      canvas.ellipse(.init(80 + side * 14, 30), 2.5, 6, Paint(0x101014))
    }
    drawNose(on: &canvas, .init(80, 42), 0.6)
  }

  private func drawBody(on canvas: inout Canvas) {
    let tail = [(104.0, 110.0), (130, 108), (143, 92), (140, 72), (130, 62)]
    for (start, end) in zip(tail, tail.dropFirst()) {
      canvas.line(.init(start.0, start.1), .init(end.0, end.1), thickness: 12, coat)
    }
    canvas.line(.init(132, 64), .init(130, 62), thickness: 12, muzzle)
    canvas.ellipse(.init(80, 84), 28, 32, coat)
    canvas.ellipse(.init(80, 100), 38, 19, coat)
    canvas.ellipse(.init(80, 74), 14, 18, muzzle)
    for side in [-1.0, 1] {
      canvas.line(.init(80 + side * 11, 84), .init(80 + side * 11, 112), thickness: 15, coat)
      canvas.line(.init(80 + side * 2.5, 88), .init(80 + side * 2.5, 110), thickness: 1.5, marking)
      canvas.ellipse(.init(80 + side * 12, 113), 12, 6, muzzle)
    }
  }
}

/// Draws a picture with cells, two pixels in each.
nonisolated struct PictureLayout {
  private static let shades = [" ", "░", "▒", "▓", "█"]
  /// Samples per drawn pixel and side; more would take longer without a visible difference.
  private static let samplesPerSide = 4

  private let picture: Screen.Picture
  private let width: Int
  private let height: Int

  /// Fits the picture into the size, preserving its aspect ratio.
  init(_ picture: Screen.Picture, size: Size) {
    self.picture = picture
    let scale = min(
      Double(size.columns) / Double(picture.width),
      Double(size.rows * 2) / Double(picture.height))
    let isVisible = size.columns > 0 && size.rows > 0
    width =
      isVisible ? min(size.columns, max(1, Int((Double(picture.width) * scale).rounded()))) : 0
    height =
      isVisible ? min(size.rows * 2, max(1, Int((Double(picture.height) * scale).rounded()))) : 0
  }

  var lines: [Line] {
    stride(from: 0, to: height, by: 2).map { y in
      Line((0..<width).map { x in cell(PixelPair(top: pixel(x, y), bottom: pixel(x, y + 1))) })
    }
  }

  private func cell(_ pixels: PixelPair) -> Cell {
    let brightness = (pixels.top.brightness + pixels.bottom.brightness) / 2
    let shade = brightness * Self.shades.count / 256
    return Cell(Self.shades[shade], pixels: pixels)
  }

  /// The mean of the samples under this pixel, over black; black below the last row.
  private func pixel(_ x: Int, _ y: Int) -> RGB {
    guard y < height else { return RGB(red: 0, green: 0, blue: 0) }
    var sums = (red: 0, green: 0, blue: 0)
    let side = Self.samplesPerSide
    for sample in 0..<side * side {
      let column = (x * side + sample % side) * picture.width / (width * side)
      let row = (y * side + sample / side) * picture.height / (height * side)
      let start = (row * picture.width + column) * 4
      let alpha = Int(picture.rgba[start + 3])
      sums.red += Int(picture.rgba[start]) * alpha
      sums.green += Int(picture.rgba[start + 1]) * alpha
      sums.blue += Int(picture.rgba[start + 2]) * alpha
    }
    func mean(_ sum: Int) -> UInt8 { UInt8(clamping: sum / (255 * side * side)) }
    return RGB(red: mean(sums.red), green: mean(sums.green), blue: mean(sums.blue))
  }
}

nonisolated extension RGB {
  /// The perceived brightness, from 0 to 255.
  var brightness: Int {
    (Int(red) * 299 + Int(green) * 587 + Int(blue) * 114) / 1000
  }
}

/// The pixels of one pass: all of them, or a regular subset (Adam7).
struct PNGPass {
  private(set) var x = 0
  private(set) var y = 0
  /// The distances between pixels in a row and between rows.
  private(set) var dx = 1
  private(set) var dy = 1

  static let whole = PNGPass()

  static let interlaced = [
    PNGPass(x: 0, y: 0, dx: 8, dy: 8), PNGPass(x: 4, y: 0, dx: 8, dy: 8),
    PNGPass(x: 0, y: 4, dx: 4, dy: 8), PNGPass(x: 2, y: 0, dx: 4, dy: 4),
    PNGPass(x: 0, y: 2, dx: 2, dy: 4), PNGPass(x: 1, y: 0, dx: 2, dy: 2),
    PNGPass(x: 0, y: 1, dx: 1, dy: 2),
  ]

  func width(of picture: Int) -> Int { (picture - x + dx - 1) / dx }

  func height(of picture: Int) -> Int { (picture - y + dy - 1) / dy }
}

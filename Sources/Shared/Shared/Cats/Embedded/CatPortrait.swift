/// A cat drawn by the project itself.
struct CatPortrait {
  /// Used in its address.
  let name: String
  let background: Paint
  let coat: Paint
  /// The tips of the ears and, on a tabby, the stripes.
  let marking: Paint
  let muzzle: Paint
  let eye: Paint
  let pose: Pose

  enum Pose {
    case face(isStriped: Bool)
    case sitting
  }

  /// Always the same cats in the same order.
  static let all = [
    CatPortrait(
      name: "tabby", background: Paint(0x2B5D75), coat: Paint(0xA48A6A), marking: Paint(0x4E3A28),
      muzzle: Paint(0xF0E4CF), eye: Paint(0xA6E05A), pose: .face(isStriped: true)),
    CatPortrait(
      name: "tuxedo", background: Paint(0xE0B84C), coat: Paint(0x24242C), marking: Paint(0x6A5560),
      muzzle: Paint(0xF8F8F4), eye: Paint(0xB8F07A), pose: .sitting),
    CatPortrait(
      name: "siamese", background: Paint(0x5B4A8A), coat: Paint(0xF0E2C8), marking: Paint(0x55402F),
      muzzle: Paint(0x8A6A50), eye: Paint(0x58B8FF), pose: .face(isStriped: false)),
    CatPortrait(
      name: "ginger", background: Paint(0x1E6B4A), coat: Paint(0xF08A28), marking: Paint(0xB85A12),
      muzzle: Paint(0xFFF0DC), eye: Paint(0x9BD05A), pose: .sitting),
  ]

  var picture: Bitmap? {
    var canvas = Canvas(width: 160, height: 120, background: background)
    switch pose {
    case .face(let isStriped): drawFace(on: &canvas, isStriped: isStriped)
    case .sitting: drawSitting(on: &canvas)
    }
    return canvas.picture
  }
}

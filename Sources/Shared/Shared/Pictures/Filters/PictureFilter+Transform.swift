extension PictureFilter {
  /// The definition of the filter; `nil` for the one that changes nothing.
  ///
  /// A saturation of 1024 keeps colours, 0 makes them grey; curves are given by their points.
  var transform: ColorTransform? {
    switch self {
    case .original:
      nil
    // Greyscale.
    case .mono:
      ColorTransform(.luma)
    // Brown tones.
    case .sepia:
      ColorTransform(.sepia)
    // The negative.
    case .invert:
      ColorTransform(.identity, ColorCurve((0, 255), (255, 0)))
    // Greyscale with deep shadows and bright highlights.
    case .noir:
      ColorTransform(.luma, ColorCurve((0, 0), (64, 20), (128, 128), (192, 236), (255, 255)))
    // Strong colours with slightly more contrast.
    case .chrome:
      ColorTransform(
        .saturation(1331), ColorCurve((0, 0), (64, 54), (192, 204), (255, 255)))
    // Pale colours without pure black or white.
    case .fade:
      ColorTransform(.saturation(717), ColorCurve((0, 36), (255, 228)))
    // Like an instant camera: warm highlights, greenish shadows, muted colours.
    case .instant:
      ColorTransform(
        .saturation(819),
        red: ColorCurve((0, 16), (128, 142), (255, 250)),
        green: ColorCurve((0, 24), (128, 134), (255, 242)),
        blue: ColorCurve((0, 36), (128, 118), (255, 210)))
    // Like cross-processed film: cool, with blue shadows.
    case .process:
      ColorTransform(
        .saturation(922),
        red: ColorCurve((0, 0), (64, 44), (192, 200), (255, 242)),
        green: ColorCurve((0, 4), (128, 136), (255, 255)),
        blue: ColorCurve((0, 48), (255, 232)))
    // Like a worn print: warm, with yellow highlights.
    case .transfer:
      ColorTransform(
        .saturation(870),
        red: ColorCurve((0, 32), (128, 150), (255, 255)),
        green: ColorCurve((0, 20), (128, 128), (255, 238)),
        blue: ColorCurve((0, 28), (128, 104), (255, 196)))
    }
  }
}

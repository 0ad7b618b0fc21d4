import Shared

/// Puts cats, and why there are none, into what is shown.
nonisolated struct LoadCatFormatter {
  func picture(_ picture: Bitmap) -> CatPicture {
    CatPicture(width: picture.width, height: picture.height, rgba: picture.rgba)
  }

  func caption(of error: CatError) -> String {
    switch error {
    case .unreachable: "Couldn't reach the cat service."
    case .timedOut: "The cat service took too long."
    case .status(let status): "The cat service answered \(status)."
    case .unreadable: "The cat service sent something unreadable."
    case .tooLarge: "That picture is too large."
    case .unsupportedFormat(nil): "That picture format isn't supported."
    case .unsupportedFormat(let name?): "That picture format isn't supported. It is \(name)."
    case .cancelled: "Cancelled."
    }
  }
}

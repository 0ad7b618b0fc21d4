public import Foundation

extension RemoteCatProvider {
  /// Requests cats from the service at `address` and decodes them as PNG.
  public convenience init(address: URL, limits: CatLimits = CatLimits()) {
    self.init(address: address, limits: limits) { (bytes) throws(CatError) in
      do throws(PNGError) {
        return try Bitmap(png: bytes)
      } catch {
        throw CatError(error, bytes)
      }
    }
  }
}

extension CatError {
  fileprivate init(_ error: PNGError, _ bytes: [UInt8]) {
    self =
      switch error {
      case .cancelled: .cancelled
      case .tooLarge, .outOfMemory: .tooLarge
      case .notPNG:
        PictureFormat.name(of: bytes).map(CatError.unsupportedFormat) ?? .unreadable
      default: .unreadable
      }
  }
}

import Foundation
import HostileSupport
import Shared
import Testing

extension CatLimits {
  /// For tests that are about something else than time, on machines that have other work to do.
  static let patient = CatLimits(deadline: .seconds(3_600))
}

extension HostileServer {
  /// A provider that asks this server, and takes the bytes of a picture for pixels in one row.
  func provider(_ path: String = "/", limits: CatLimits = .patient) throws -> RemoteCatProvider {
    RemoteCatProvider(address: try url(path), limits: limits) { bytes throws(CatError) in
      guard let picture = Bitmap(width: bytes.count / 4, height: 1, rgba: bytes) else {
        throw .unsupportedFormat(nil)
      }
      return picture
    }
  }

  /// The error of a step that this server is asked for.
  func error(
    of step: CatStep, limits: CatLimits = .patient
  ) async throws -> CatError? {
    let provider = try provider(limits: limits)
    let address = CatAddress(try url("/cat.png").absoluteString)
    return await #expect(throws: CatError.self) {
      switch step {
      case .address: _ = try await provider.address()
      case .picture: _ = try await provider.picture(at: address)
      }
    }
  }
}

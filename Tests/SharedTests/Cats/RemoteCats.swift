import Foundation
import HostileSupport
import Shared
import Testing

extension CatLimits {
  /// For tests that aren't about time, on machines that do other work too.
  static let patient = CatLimits(deadline: .seconds(3_600))
}

extension HostileServer {
  /// A provider that asks this server, and treats the bytes of a picture as pixels in one row.
  func provider(_ path: String = "/", limits: CatLimits = .patient) throws -> RemoteCatProvider {
    RemoteCatProvider(address: try url(path), limits: limits) { bytes throws(CatError) in
      guard let picture = Bitmap(width: bytes.count / 4, height: 1, rgba: bytes) else {
        throw .unsupportedFormat(nil)
      }
      return picture
    }
  }

  /// The error of a step requested from this server.
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

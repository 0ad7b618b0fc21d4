public import Foundation

/// Loads cats from a service over HTTP or HTTPS.
///
/// A redirect that isn't followed, because it is one too many or doesn't lead to HTTP, counts as
/// the service's answer: its status becomes the error.
public final class RemoteCatProvider: CatProvider {
  private let service: URL
  private let limits: CatLimits
  private let decode: @Sendable ([UInt8]) throws(CatError) -> Bitmap

  /// Requests cats from the service at `address`, as PNG if the service is known to offer that.
  public init(
    address: URL, limits: CatLimits = CatLimits(),
    decode: @escaping @Sendable ([UInt8]) throws(CatError) -> Bitmap
  ) {
    self.service = address
    self.limits = limits
    self.decode = decode
  }

  @concurrent public func address() async throws(CatError) -> CatAddress {
    let deadline = ContinuousClock.now.advanced(by: limits.deadline)
    guard let url = CatURL.asking(forPNG: service) else { throw .unreachable }
    let answer = try await load(url, .address, until: deadline)
    let text = try CatReply.address(in: answer.body)
    guard let picture = CatURL.resolve(text, against: answer.url) else { throw .unreadable }
    return CatAddress(picture.absoluteString, deadline: deadline)
  }

  @concurrent public func picture(at address: CatAddress) async throws(CatError) -> Bitmap {
    let deadline = address.deadline ?? ContinuousClock.now.advanced(by: limits.deadline)
    guard let url = CatURL.resolve(address.text) else { throw .unreadable }
    let answer = try await load(url, .picture, until: deadline)
    let picture = try decode(answer.body)
    if Task.isCancelled { throw .cancelled }
    return picture
  }

  private func load(
    _ url: URL, _ step: CatStep, until deadline: ContinuousClock.Instant
  ) async throws(CatError) -> CatAnswer {
    if Task.isCancelled { throw .cancelled }
    guard .now < deadline else { throw .timedOut }
    let transfer = CatTransfer(step, limits: limits, deadline: deadline)
    let answer = try await transfer.answer(from: url)
    if Task.isCancelled { throw .cancelled }
    return answer
  }
}

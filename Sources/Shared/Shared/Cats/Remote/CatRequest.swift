import CCurl
import Foundation

/// One request to a cat service and its response, within limits.
///
/// Uses libcurl, which every platform provides: URLSession on Linux crashes on a truncated header
/// and keeps unwanted bodies in memory.
final class CatRequest {
  /// The result of a request.
  enum Outcome {
    case answer([UInt8])
    case redirect(to: String, status: Int)
    case failure(CatError)
  }

  private let step: CatStep
  private let limits: CatLimits
  private let curl: UnsafeMutableRawPointer
  private var headers: UnsafeMutablePointer<curl_slist>?
  private var head = CatHead()
  private var headBytes = 0
  private var isHeadWhole = false
  private var body: [UInt8] = []
  /// Set when the outcome is decided before the transfer ends.
  private var outcome: Outcome?

  /// `nil` if out of memory.
  init?(_ step: CatStep, at url: URL, limits: CatLimits) {
    guard let curl = curl_easy_init() else { return nil }
    self.step = step
    self.limits = limits
    self.curl = curl
    headers = curl_slist_append(nil, "Accept: " + step.accepted)
    ccurl_set_headers(curl, headers)
    ccurl_set_text(curl, CURLOPT_URL, url.absoluteString)
    ccurl_set_text(curl, CURLOPT_USERAGENT, "todo")
    // Accepts every encoding that this libcurl can decode.
    ccurl_set_text(curl, CURLOPT_ACCEPT_ENCODING, "")
    ccurl_set_web_only(curl)
    ccurl_set_number(curl, CURLOPT_NOSIGNAL, 1)
  }

  deinit {
    curl_easy_cleanup(curl)
    curl_slist_free_all(headers)
  }

  func run(in loop: CurlLoop, patience: () -> Int32?) -> Outcome {
    ccurl_set_receivers(
      curl,
      { bytes, size, count, context in
        CatRequest.receive(bytes, size * count, context) { $0.receiveHead($1) }
      },
      { bytes, size, count, context in
        CatRequest.receive(bytes, size * count, context) { $0.receiveBody($1) }
      }, Unmanaged.passUnretained(self).toOpaque())
    let code = loop.run(curl, patience: patience)
    if let outcome { return outcome }
    guard code == CURLE_OK else { return .failure(CatError(code)) }
    // libcurl accepts a truncated header.
    return isHeadWhole ? .answer(body) : .failure(.unreadable)
  }

  /// Hands over received bytes; the number returned tells libcurl whether to go on.
  private static func receive(
    _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
    _ take: (CatRequest, UnsafeRawBufferPointer) -> Outcome?
  ) -> Int {
    guard let context else { return 0 }
    let request = Unmanaged<CatRequest>.fromOpaque(context).takeUnretainedValue()
    guard let outcome = take(request, UnsafeRawBufferPointer(start: bytes, count: count)) else {
      return count
    }
    request.outcome = outcome
    // Taking fewer bytes than came aborts the transfer; zero bytes can't be refused.
    return 0
  }

  private func receiveHead(_ bytes: UnsafeRawBufferPointer) -> Outcome? {
    headBytes += bytes.count
    if headBytes > 1_000_000 { return .failure(.unreadable) }
    let line = String(decoding: bytes, as: UTF8.self)
    guard line.allSatisfy(\.isNewline) else {
      head.read(line)
      return nil
    }
    let status = ccurl_status(curl)
    guard status >= 200 else {
      // An informational response; the final one has its own headers.
      head = CatHead()
      return nil
    }
    isHeadWhole = true
    return verdict(on: status)
  }

  /// The outcome according to the headers, or `nil` if it depends on the body.
  private func verdict(on status: Int) -> Outcome? {
    switch status {
    case 301, 302, 303, 307, 308: .redirect(to: head.location ?? "", status: status)
    case 200 where !step.accepts(type: head.type): .failure(.unreadable)
    // A kilobyte that is compressed several times can expand to gigabytes, and libcurl decodes it
    // without asking us in between.
    case 200 where head.packings > 1: .failure(.unreadable)
    case 200 where head.length ?? 0 > limits.bytes(of: step): .failure(overflow)
    case 200: nil
    default: .failure(.status(status))
    }
  }

  private func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Outcome? {
    guard bytes.count <= limits.bytes(of: step) - body.count else { return .failure(overflow) }
    // Reserved once: an array that grows by doubling exists twice while it is copied. Memory that
    // isn't touched costs nothing.
    if body.isEmpty { body.reserveCapacity(min(limits.bytes(of: step), 10_000_000)) }
    body.append(contentsOf: bytes)
    return nil
  }

  private var overflow: CatError {
    step == .picture ? .tooLarge : .unreadable
  }
}

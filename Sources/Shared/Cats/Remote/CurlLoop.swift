import CCurl

/// Runs requests on the thread that asks for it, and can be woken from any other.
///
/// What libcurl offers for a single request looks up once a second, too late for a cancellation.
final class CurlLoop: @unchecked Sendable {
  private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  private let handle: UnsafeMutableRawPointer

  /// `nil` when there is no memory for it.
  init?() {
    guard Self.isReady, let handle = curl_multi_init() else { return nil }
    self.handle = handle
  }

  deinit {
    curl_multi_cleanup(handle)
  }

  /// Has a run look whether it is still wanted.
  func wake() {
    curl_multi_wakeup(handle)
  }

  /// Runs a request to its end, or until it isn't wanted any more.
  ///
  /// `patience` says for how many milliseconds it is wanted from now on, `nil` that it isn't.
  func run(_ request: UnsafeMutableRawPointer, patience: () -> Int32?) -> CURLcode {
    guard curl_multi_add_handle(handle, request) == CURLM_OK else { return CURLE_FAILED_INIT }
    defer { curl_multi_remove_handle(handle, request) }
    while let milliseconds = patience() {
      var running: Int32 = 0
      guard curl_multi_perform(handle, &running) == CURLM_OK else { return CURLE_FAILED_INIT }
      if running == 0 {
        var left: Int32 = 0
        return curl_multi_info_read(handle, &left).map { ccurl_result($0) } ?? CURLE_FAILED_INIT
      }
      curl_multi_poll(handle, nil, 0, milliseconds, nil)
    }
    return CURLE_ABORTED_BY_CALLBACK
  }
}

extension CatError {
  /// What went wrong on the way: no connection came about, or nothing sensible came over it.
  init(_ code: CURLcode) {
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT,
      CURLE_URL_MALFORMAT:
      self = .unreachable
    case CURLE_OPERATION_TIMEDOUT: self = .timedOut
    default: self = .unreadable
    }
  }
}

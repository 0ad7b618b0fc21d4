import CCurl

/// Runs requests on the calling thread, and can be woken from any other.
///
/// `curl_easy_perform` calls back only once a second, too late for a cancellation.
final class CurlLoop: @unchecked Sendable {
  private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  private let handle: UnsafeMutableRawPointer

  /// `nil` if out of memory.
  init?() {
    guard Self.isReady, let handle = curl_multi_init() else { return nil }
    self.handle = handle
  }

  deinit {
    curl_multi_cleanup(handle)
  }

  /// Makes a running request check whether it is still wanted.
  func wake() {
    curl_multi_wakeup(handle)
  }

  /// Runs a request until it ends or isn't wanted any more.
  ///
  /// `patience` returns how many more milliseconds it is wanted, or `nil` if it isn't.
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
  /// Classifies a libcurl error: either no connection was made, or the response wasn't usable.
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

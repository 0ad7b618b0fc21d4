import CCurl

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

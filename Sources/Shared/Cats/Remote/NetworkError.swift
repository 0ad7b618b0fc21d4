import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension CatError {
  /// What went wrong on the way: no connection came about, or nothing sensible came over it.
  ///
  /// A task that was cancelled is never it: that is said before URLSession can say it.
  init(_ error: any Error) {
    switch (error as? URLError)?.code {
    case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .notConnectedToInternet,
      .internationalRoamingOff, .callIsActive, .dataNotAllowed, .cannotLoadFromNetwork:
      self = .unreachable
    case .timedOut: self = .timedOut
    default: self = .unreadable
    }
  }
}

/// Why a page or a service couldn't be found.
nonisolated enum RouteError: Error, Equatable {
  /// Nothing of the requested type is registered under the key with this name.
  case unregistered(String)
}

extension RouteError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unregistered(let name):
      "Nothing that fits is registered under the key “\(name)”; register it with the root route."
    }
  }
}

/// Why a route leads nowhere.
nonisolated enum RouteError: Error, Equatable {
  /// Nothing, or nothing of that kind, was registered under the key with this name.
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

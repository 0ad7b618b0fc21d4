public import Shared

/// Explains why no cat could be loaded.
public struct LoadCatFormatter: Sendable {
  public init() {}

  public func caption(of error: CatError) -> String {
    switch error {
    case .unreachable: "Couldn't reach the cat service."
    case .timedOut: "The cat service took too long."
    case .status(let status): "The cat service answered \(status)."
    case .unreadable: "The cat service sent something unreadable."
    case .tooLarge: "That picture is too large."
    case .unsupportedFormat(nil): "That picture format isn't supported."
    case .unsupportedFormat(let name?): "That picture format isn't supported. It is \(name)."
    case .cancelled: "Cancelled."
    }
  }
}

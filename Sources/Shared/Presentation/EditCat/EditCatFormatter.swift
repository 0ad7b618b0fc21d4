public import Shared

/// Formats the texts of the editor.
public struct EditCatFormatter: Sendable {
  public init() {}

  public func title(of filter: PictureFilter) -> String {
    switch filter {
    case .original: "Original"
    case .mono: "Mono"
    case .sepia: "Sepia"
    case .invert: "Invert"
    case .noir: "Noir"
    case .chrome: "Chrome"
    case .fade: "Fade"
    case .instant: "Instant"
    case .process: "Process"
    case .transfer: "Transfer"
    }
  }

  /// The titles of all choices, in the order in which they are offered.
  public var choices: [String] {
    PictureFilter.allCases.map(title)
  }

  public func saved(as name: String) -> String {
    "Saved as \(name)."
  }

  public var saveFailure: String { "Couldn't save the picture." }
}

import Shared

/// Puts filters into words.
nonisolated struct EditCatFormatter {
  func title(of filter: PictureFilter) -> String {
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
}

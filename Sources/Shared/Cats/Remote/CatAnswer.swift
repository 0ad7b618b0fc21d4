import Foundation

/// A whole answer of a cat service.
struct CatAnswer: Sendable {
  /// Where it came from in the end, after the redirects.
  let url: URL
  let body: [UInt8]
}

extension CatStep {
  /// What the service is asked for, as the header `Accept`.
  var accepted: String {
    switch self {
    case .address: "application/json"
    case .picture: "image/png"
    }
  }

  /// Whether an answer that says it is of a type can be what was asked for.
  ///
  /// Not only what was asked for: JSON goes about as plain text, and a picture of another kind is
  /// for the decoder to name. What doesn't say what it is gets its chance.
  func accepts(type: String?) -> Bool {
    guard let type = type?.prefix(while: { $0 != ";" }).lowercased() else { return true }
    let name = type.trimmingCharacters(in: .whitespaces)
    if name.isEmpty || name == "application/octet-stream" { return true }
    return switch self {
    case .address: name.hasSuffix("/json") || name.hasSuffix("+json") || name == "text/plain"
    case .picture: name.hasPrefix("image/")
    }
  }
}

import Foundation

/// A complete response of a cat service.
struct CatAnswer: Sendable {
  /// The final address, after redirects.
  let url: URL
  let body: [UInt8]
}

extension CatStep {
  /// The value of the request's `Accept` header.
  var accepted: String {
    switch self {
    case .address: "application/json"
    case .picture: "image/png"
    }
  }

  /// Whether a response of this content type can be what was requested.
  ///
  /// This includes other types than the requested one: JSON is often served as plain text, and
  /// naming the format of a picture is up to the decoder. A response without a type is accepted.
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

import Foundation

/// Addresses as cat services give them.
enum CatURL {
  /// The address that `text` stands for, `nil` when it stands for none on the web.
  ///
  /// In an absolute address, characters that should have been percent-encoded are. A relative one
  /// has to be right as it is: nearly any text would be one otherwise.
  static func resolve(_ text: String, against base: URL? = nil) -> URL? {
    if let url = URL(string: text), url.scheme != nil { return isWeb(url) ? url : nil }
    guard
      let base, !text.isEmpty,
      URL(string: text, encodingInvalidCharacters: false) != nil,
      let url = URL(string: text, relativeTo: base)?.absoluteURL
    else { return nil }
    return isWeb(url) ? url : nil
  }

  /// The address of a service, with the query by which The Cat API and its sister are asked for PNG;
  /// `nil` when it isn't on the web.
  ///
  /// All others are asked by the header `Accept` alone. Source: https://developers.thecatapi.com
  static func asking(forPNG service: URL) -> URL? {
    guard isWeb(service) else { return nil }
    guard
      let host = service.host()?.lowercased(),
      host == "thecatapi.com" || host.hasSuffix(".thecatapi.com"),
      var parts = URLComponents(url: service, resolvingAgainstBaseURL: true)
    else { return service }
    var items = parts.percentEncodedQueryItems ?? []
    guard !items.contains(where: { $0.name == "mime_types" }) else { return service }
    items.append(URLQueryItem(name: "mime_types", value: "png"))
    parts.percentEncodedQueryItems = items
    return parts.url
  }

  private static func isWeb(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
      return false
    }
    return url.host()?.isEmpty == false
  }
}

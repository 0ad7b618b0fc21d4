import Foundation

/// Addresses as cat services give them.
enum CatURL {
  /// The address that `text` stands for, `nil` when it stands for none on the web.
  ///
  /// In an absolute address, characters that should have been percent-encoded are. A relative one
  /// has to be right as it is: nearly any text would be one otherwise.
  static func resolve(_ text: String, against base: URL? = nil) -> URL? {
    if let url = URL(string: text), url.scheme != nil { return web(url) }
    guard
      let base, !text.isEmpty, URL(string: text, encodingInvalidCharacters: false) != nil
    else { return nil }
    return URL(string: text, relativeTo: base).flatMap { web($0.absoluteURL) }
  }

  /// The address of a service, with the query by which The Cat API and its sister are asked for PNG;
  /// `nil` when it isn't on the web.
  ///
  /// All others are asked by the header `Accept` alone. Source: https://developers.thecatapi.com
  static func asking(forPNG service: URL) -> URL? {
    guard let service = web(service), let host = service.host()?.lowercased() else { return nil }
    guard
      host == "thecatapi.com" || host.hasSuffix(".thecatapi.com"),
      var parts = URLComponents(url: service, resolvingAgainstBaseURL: true)
    else { return service }
    var items = parts.percentEncodedQueryItems ?? []
    guard !items.contains(where: { $0.name == "mime_types" }) else { return service }
    items.append(URLQueryItem(name: "mime_types", value: "png"))
    parts.percentEncodedQueryItems = items
    return parts.url
  }

  /// The address with its scheme in small letters, without which Linux doesn't know it, or `nil`
  /// when it isn't one of HTTP or HTTPS.
  private static func web(_ url: URL) -> URL? {
    guard
      let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
      url.host()?.isEmpty == false,
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return nil }
    if scheme == url.scheme { return url }
    parts.scheme = scheme
    return parts.url
  }
}

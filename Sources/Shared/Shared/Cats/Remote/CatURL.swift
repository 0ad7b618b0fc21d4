import Foundation

/// Resolves the addresses that cat services return.
enum CatURL {
  /// The address in `text`, or `nil` if it isn't a valid web address.
  ///
  /// In an absolute address, characters that should have been percent-encoded are encoded. A
  /// relative one must be valid as it is, since otherwise almost any text would be one.
  static func resolve(_ text: String, against base: URL? = nil) -> URL? {
    if let url = URL(string: text), url.scheme != nil { return web(url) }
    guard
      let base, !text.isEmpty, URL(string: text, encodingInvalidCharacters: false) != nil
    else { return nil }
    return URL(string: text, relativeTo: base).flatMap { web($0.absoluteURL) }
  }

  /// The address of a service, with the query parameter for PNG if it is The Cat API or its sister;
  /// `nil` if it isn't a web address.
  ///
  /// Other services only see the `Accept` header. Source: https://developers.thecatapi.com
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

  /// The address with a lowercase scheme, since Linux doesn't recognise others, or `nil`
  /// if the scheme isn't HTTP or HTTPS.
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

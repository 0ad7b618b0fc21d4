import Foundation
import HostileSupport
import Testing

@testable import Shared

@Suite("Requests to the cat service")
struct CatRequestTests {
  @Test func `PNG is asked for`() async throws {
    try await HostileServer.run({ connection in
      connection.answer(connection.path == "/" ? #"{"file": "/cat.png"}"# : "abcd")
    }) { server throws in
      let provider = try server.provider()
      _ = try await provider.picture(at: try await provider.address())
      let requests = server.requests.map { $0.components(separatedBy: "\r\n") }
      #expect(requests.map(\.first) == ["GET / HTTP/1.1", "GET /cat.png HTTP/1.1"])
      #expect(requests.first?.contains("Accept: application/json") == true)
      #expect(requests.last?.contains("Accept: image/png") == true)
    }
  }

  @Test(
    arguments: [
      ("https://api.thecatapi.com/v1/images/search", "?mime_types=png"),
      ("https://api.thecatapi.com/v1/images/search?limit=1&q=a+b", "&mime_types=png"),
      ("https://API.TheCatAPI.com/v1", "?mime_types=png"),
      ("https://thecatapi.com/v1", "?mime_types=png"),
      ("https://api.thecatapi.com/v1?mime_types=gif", ""),
      ("https://cataas.com/cat?json=true", ""),
      ("https://notthecatapi.com/v1", ""),
      ("http://127.0.0.1:9", ""),
    ])
  func `A service is asked for PNG as it wants to be`(service: String, query: String) throws {
    let url = try #require(URL(string: service))
    #expect(CatURL.asking(forPNG: url)?.absoluteString == service + query)
  }

  @Test func `Nothing is kept between requests`() async throws {
    let headers = ["Set-Cookie: cat=tabby; Path=/", "Cache-Control: max-age=1000", "ETag: \"1\""]
    try await HostileServer.run({ $0.answer("abcd", headers: headers) }) { server throws in
      let provider = try server.provider()
      let address = CatAddress(try server.url().absoluteString)
      for _ in 0..<3 { _ = try await provider.picture(at: address) }
      #expect(server.requests.count == 3)
      #expect(Set(server.requests).count == 1)
      #expect(!server.requests.joined().lowercased().contains("cookie"))
    }
  }
}

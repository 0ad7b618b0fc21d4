import HostileSupport
import Shared

extension Trick {
  /// Redirects to all kinds of places.
  static func redirects(_ step: CatStep) -> [Trick] {
    func redirect(
      _ location: String, _ outcomes: String..., status: String = "302 Found"
    ) -> Trick {
      Trick("\(status) to “\(location.prefix(32))”", step, outcomes) { connection in
        // This server's port isn't known before it runs.
        let text = location.replacing("PORT", with: connection.port)
        connection.answer("", status: status, headers: ["Location: \(text)"])
      }
    }
    let nowhere = [
      "file:///etc/passwd", "gopher://127.0.0.1/", "dict://127.0.0.1/", "ldap://127.0.0.1/",
      "ftp://127.0.0.1:PORT/", "smb://127.0.0.1/a", "data:image/png;base64,iVBORw0KGgo=",
      "blob:http://127.0.0.1:PORT/a", "about:blank", "mailto:cat@example.com", "HTTPX://127.0.0.1/",
      "http:", "///", "\u{1B}]0;cat\u{7}", "http://127.0.0.1:PORT/\u{202E}gnp.tac\0",
    ].map { Trick(redirect($0), outcomes: ["answered 302", "unreadable", "a cat"]) }
    return nowhere + [
      redirect("http://cats.example/", "unreachable"),
      redirect("https://127.0.0.1:1/", "unreachable"),
      redirect("http://127.0.0.1:1/", "unreachable"),
      redirect("http://127.0.0.1:0/", "unreachable"),
      redirect("http://127.0.0.1:65536/", "unreachable", "answered 302"),
      redirect("http://127.0.0.1:99999999999999999999/", "unreachable", "answered 302"),
      redirect("http://[::1%25lo]:1/", "unreachable", "answered 302"),
      redirect("http://[fe80::1%25nowhere]/", "unreachable", "answered 302"),
      redirect("http://[::ffff:127.0.0.1]:1/", "unreachable", "answered 302"),
      redirect("http://user:password@127.0.0.1:PORT/there", "a cat"),
      redirect("http://127.0.0.1:PORT@cats.example/there", "unreachable", "answered 302"),
      redirect("http://cats.example\\@127.0.0.1:PORT/there", "a cat", "answered 302"),
      redirect("//127.0.0.1:PORT/there", "a cat"),
      redirect("HTTP://127.0.0.1:PORT/there", "a cat"),
      redirect("/there#fragment", "a cat"),
      redirect("/there\t", "a cat", "answered 302"),
      redirect("/there%00", "a cat", "answered 302"),
      redirect("/there%0d%0aX-Cat:%20tabby", "a cat", "answered 302"),
      redirect("http://\(String(repeating: "a", count: 50_000)).example/", "unreachable"),
      redirect("/" + String(repeating: "a", count: 1_000_000), "unreadable"),
      redirect("/" + String(repeating: "../", count: 30_000) + "there", "a cat", "answered 302"),
      redirect(
        "/" + String(repeating: "%2e%2e/", count: 10_000) + "there", "a cat", "answered 302"),
      redirect("/there", "a cat", status: "301 Moved"),
      redirect("/there", "a cat", status: "303 Other"),
      redirect("/there", "a cat", status: "307 Away"),
      redirect("/there", "a cat", status: "308 Gone"),
      redirect("/there", "answered 300", status: "300 Many"),
      redirect("/there", "answered 304", status: "304 Same"),
      redirect("/there", "answered 305", status: "305 Proxy"),
      redirect("/there", "answered 399", status: "399 Who"),
      redirect("/there", "answered 401", status: "401 Who"),
      redirect("/there", "answered 503", status: "503 Later"),
      Trick("10,000 redirects", step, "answered 302") { $0.redirect(to: "/1") }.countingUp,
      Trick("two locations", step, "a cat", "answered 302") { connection in
        connection.send("HTTP/1.1 302 Found\r\nLocation: /there\r\nLocation: file:///\r\n\r\n")
      },
      Trick("a redirect within an endless head", step, "unreadable") { connection in
        connection.send("HTTP/1.1 302 Found\r\nLocation: /there\r\n")
        while connection.send("X-Cat: \(String(repeating: "a", count: 50_000))\r\n") {}
      },
      Trick("a redirect that hangs", step, "a cat") { connection in
        connection.send("HTTP/1.1 302 Found\r\nLocation: /there\r\nContent-Length: 9\r\n\r\n")
        connection.hang()
      },
    ]
  }

  /// Answers every redirect with another one.
  private var countingUp: Trick {
    var trick = self
    trick.playElsewhere = { connection in
      let count = Int(connection.path.dropFirst()) ?? 0
      if count < 10_000 {
        connection.redirect(to: "/\(count + 1)")
      } else {
        connection.send(GoodAnswer(step, .length).bytes)
      }
    }
    return trick
  }

  private init(_ trick: Trick, outcomes: [String]) {
    self.init(trick.name, trick.step, outcomes, play: trick.play)
  }
}

extension HostileConnection {
  /// The port that was requested.
  fileprivate var port: String {
    let host = request.split(separator: "\r\n").first { $0.lowercased().hasPrefix("host:") }
    return String(host?.split(separator: ":").last ?? "0")
  }
}

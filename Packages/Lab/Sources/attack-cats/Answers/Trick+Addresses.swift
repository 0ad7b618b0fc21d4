import HostileSupport
import Shared

extension Trick {
  /// Addresses that are hostile when they are followed.
  static let addresses: [Trick] = {
    func address(named name: String? = nil, _ text: String, _ outcomes: String...) -> Trick {
      var trick = Trick("the address \(name ?? "“\(text)”")", .address, outcomes) { connection in
        connection.answer("{\"url\": \"\(text)\"}")
      }
      trick.playElsewhere = { $0.send(GoodAnswer(.picture, .length).bytes) }
      return trick
    }
    return [
      address("http://user:password@127.0.0.1:1/", "unreachable"),
      address("http://127.0.0.1:80@cats.example/", "unreachable"),
      address("http://[::1%25lo]:1/cat", "unreachable", "unreadable"),
      address("http://[fe80::1%25eth0]/", "unreachable", "unreadable"),
      address("http://[::1%lo]:1/", "unreachable", "unreadable"),
      address("http://0x7f.1:1/", "unreachable"),
      address("http://2130706433:1/", "unreachable"),
      address("http://127.0.0.1:-1/", "unreachable", "unreadable"),
      address("http://cats.example:http/", "unreachable", "unreadable"),
      address("http://cats.example/\\r\\nX-Cat: tabby", "unreachable", "unreadable"),
      address("http://cats.example/\\u0000/etc", "unreachable", "unreadable"),
      address("http://\\u202Eelpmaxe.stac/", "unreachable", "unreadable"),
      address("http://ｃａｔｓ.example/", "unreachable", "unreadable"),
      address("http://🐈.example/", "unreachable", "unreadable"),
      address("/\\u001B]0;cat\\u0007", "unreadable"),
      address("//cat.png", "unreachable", "unreadable"),
      address("cat.png?a#b", "a cat"),
      address("/cat.png#\\\\", "unreadable"),
      address(named: "of 900 KB", "/" + many("a"), "a cat", "unreadable"),
      address(named: "of 900 KB up", "/" + many("../") + "cat.png", "a cat", "unreadable"),
      address(
        named: "of 900 KB down and up", "/" + many("a/../") + "cat.png", "a cat", "unreadable"),
      address(named: "of 900 KB of dots", "/" + many("./") + "cat.png", "a cat", "unreadable"),
      address(named: "of 900 KB of slashes", many("/"), "unreachable", "unreadable", "a cat"),
      address(named: "of 900 KB of escapes", "/" + many("%2e%2e/"), "a cat", "unreadable"),
      address(
        named: "of 900 KB of cats", "http://cats.example/" + many("🐈"), "unreachable", "unreadable"),
      address(
        named: "of 900 KB of blanks", "http://cats.example/" + many(" ") + "a", "unreachable",
        "unreadable"
      ),
      address(
        named: "whose host has 900 KB", "http://" + many("a") + "/", "unreachable", "unreadable"),
      address(
        named: "whose host has 100,000 names", "http://" + many("a.", 200_000) + "/", "unreachable",
        "unreadable"),
      address(
        named: "whose host has 900 KB of cats", "http://" + many("🐈") + "/", "unreachable",
        "unreadable"),
      address(
        named: "whose host is Punycode of 900 KB", "http://xn--" + many("a") + "/", "unreachable",
        "unreadable"),
      address(
        named: "whose user has 900 KB", "http://" + many("a") + "@127.0.0.1:1/", "unreachable",
        "unreadable"),
      address(
        named: "whose port has 900 KB", "http://127.0.0.1:" + many("1") + "/", "unreachable",
        "unreadable"),
      address(
        named: "whose zone has 900 KB", "http://[::1%25" + many("a") + "]/", "unreachable",
        "unreadable"),
      address(named: "whose query has 900 KB", "/cat.png?" + many("a&"), "a cat", "unreadable"),
      address(named: "whose scheme has 900 KB", many("a") + ":/", "unreadable"),
    ]
  }()
}

import CompareSupport
import Foundation

/// The patterns, in the order of all tables.
enum Pattern: String, CaseIterable {
  case mvc, mvp, mvvm, mvi, viper

  var title: String { rawValue.uppercased() }
  var module: String { title + "Todo" }
  var suite: String { module + "Tests" }
  var sources: String { "Sources/\(module)" }
  var tests: String { "Tests/\(suite)" }
  /// The names of its patches.
  var patches: [String] { [rawValue, rawValue + "-tests"] }
}

/// The requests in docs/changes: a folder each, with `request.md`, `shared.patch`, and for each pattern
/// a patch for its module and one for its suite.
///
/// They apply to this package as it stands, the shared one first.
struct ChangeRequests {
  static let folder = "docs/changes"
  static let allPatches = ["shared"] + Pattern.allCases.flatMap(\.patches)

  let session: Session

  /// Where one of them is, or a file next to them.
  func path(_ name: String) -> String { "\(session.root)/\(Self.folder)/\(name)" }

  /// In alphabetical order.
  var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path(""))) ?? []
    return names.filter { InputFile.isNamed(path("\($0)/request.md")) }.sorted()
  }

  /// Each two of them, once.
  var pairs: [RequestPair] {
    names.indices.flatMap { index in
      names[(index + 1)...].map { RequestPair(first: names[index], second: $0) }
    }
  }

  func text(of request: String) throws(Failure) -> String {
    try session.text(of: path("\(request)/request.md"))
  }

  /// The first line of a request.
  func title(of request: String) throws(Failure) -> String {
    let line = try text(of: request).lines.first ?? ""
    return String(line.trimmingPrefix("#").trimmingPrefix(while: { $0 == " " }))
  }

  func patch(_ name: String, of request: String) throws(Failure) -> String {
    try session.text(of: path("\(request)/\(name).patch"))
  }

  /// The number by which a trial knows whether patches have changed since.
  func sum(of requests: [String]) throws(Failure) -> String {
    var text = ""
    for request in requests {
      for name in Self.allPatches.sorted(by: { $0 + ".patch" < $1 + ".patch" }) {
        text += try patch(name, of: request)
      }
    }
    let sum = try session.run("cksum", [], input: Patch.whatIsBuilt(text))
    return String(sum.printed.prefix { $0.isNumber })
  }
}

/// Two requests that are merged.
struct RequestPair: Hashable {
  let first: String
  let second: String

  var name: String { "\(first), \(second)" }
  /// Its name in a file with columns.
  var key: String { "\(first),\(second)" }
}

extension String {
  /// Its lines, without what ends them.
  var lines: [String] {
    var lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

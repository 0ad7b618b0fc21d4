import CommandLineKit
import CompareSupport

/// The functions that runs called, by name: others may have been meant.
struct CalledNames {
  let titles: Set<String>

  /// A name that no run called is a slip that would pass for a program that does nothing.
  func refuseUnknown(_ entry: TraceEntry) throws(NoResult) {
    for (key, title) in [("cut", entry.cut), ("redraw", entry.redraw ?? entry.cut)]
    where !titles.contains(title) {
      throw .failed(
        Failure(
          "\(Configuration.fileName): no run calls 'trace.\(key)', which is '\(title)'."
            + hint(for: title)))
    }
  }

  /// Those of the same type or with the same name.
  func near(_ title: String) -> [String] {
    let parts = { (title: String) in
      let words = title.split(separator: ".")
      return (words.dropLast().joined(separator: "."), words.last.map(String.init) ?? "")
    }
    let (type, name) = parts(title)
    return Array(titles.filter { parts($0).0 == type || parts($0).1 == name }.sorted().prefix(6))
  }

  private func hint(for title: String) -> String {
    let near = near(title)
    let closest = Suggestion.closest(to: title, among: titles.sorted())
    return (near.isEmpty ? "" : " Called are \(near.joined(separator: ", ")).")
      + (closest.map { " Did you mean '\($0)'?" } ?? "")
  }
}

import Foundation

/// A copy of a folder with Swift sources, in which files can be rewritten.
struct Tree {
  struct Unreadable: Error, CustomStringConvertible {
    let path: String
    var description: String { "There are no Swift files in '\(path)'." }
  }

  let folder: URL
  /// The files that may be rewritten, by their paths in the folder.
  let texts: [String: String]

  /// Copies a folder without what was built there; only files in some folders of it are rewritten,
  /// all if none is named.
  init(copying source: URL, to folder: URL, parts: [String]) throws {
    self.folder = folder
    try Self.copy(source, to: folder)
    var texts: [String: String] = [:]
    let names = FileManager.default.subpaths(atPath: folder.path(percentEncoded: false)) ?? []
    for name in names where name.hasSuffix(".swift") && Self.isRewritten(name, parts) {
      let file = folder.appending(path: name)
      let isLink = (try? file.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink) ?? false
      guard !isLink, let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      texts[name] = text
    }
    guard !texts.isEmpty else { throw Unreadable(path: source.path(percentEncoded: false)) }
    self.texts = texts
  }

  private static func isRewritten(_ name: String, _ parts: [String]) -> Bool {
    let words = name.split(separator: "/")
    guard let last = words.last, !last.hasPrefix("Package"), !words.dropLast().contains("Tests")
    else {
      return false
    }
    return parts.isEmpty || parts.contains { name == $0 || name.hasPrefix("\($0)/") }
  }

  private static func copy(_ source: URL, to target: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: target, withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: source.path(percentEncoded: false))
    where ![".build", ".git", ".swiftpm", "DerivedData"].contains(name) {
      let (from, to) = (source.appending(path: name), target.appending(path: name))
      let values = try from.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
      if values.isDirectory == true, values.isSymbolicLink != true {
        try copy(from, to: to)
      } else {
        try manager.copyItem(at: from, to: to)
      }
    }
  }

  func write(_ texts: [String: String]) throws {
    for (name, text) in texts {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
  }
}

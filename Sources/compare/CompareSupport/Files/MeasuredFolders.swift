import Foundation

/// Folders of which the author may be a stranger: links in them must not lead to other files of this
/// machine, neither to read them into a result nor to write them.
package struct MeasuredFolders: Sendable {
  private let roots: [String]

  package init(_ folders: [String]) { roots = folders.map(\.realPath) }

  /// Whether a file that exists is below one of them, wherever links on its path lead.
  package func contain(_ path: String) -> Bool {
    let real = path.realPath
    return roots.contains { real == $0 || real.hasPrefix($0 == "/" ? $0 : "\($0)/") }
  }

  /// Whether a path that is relative to a folder, and need not exist, stays below the folder.
  static func staysBelow(_ folder: String, _ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard !path.hasPrefix("/"), !parts.contains("..") else { return false }
    let own = MeasuredFolders([folder])
    return parts.indices.allSatisfy { index in
      let place = "\(folder)/\(parts[...index].joined(separator: "/"))"
      let exists = FileManager.default.fileExists(atPath: place)
      return exists ? own.contain(place) : !InputFile.isNamed(place)
    }
  }
}

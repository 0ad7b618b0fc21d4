/// The folder that all files of a module lie in.
package struct CommonFolder {
  private let depth: Int

  package init(_ paths: [String]) {
    let folders = paths.map { Array($0.split(separator: "/").dropLast()) }
    let common = folders.dropFirst().reduce(folders.first ?? []) { common, next in
      zip(common, next).prefix { $0 == $1 }.map(\.0)
    }
    depth = common.count
  }

  /// The folder that some folders are in, or that is one of them and has the others in it.
  package static func of(_ folders: [String]) -> String {
    let parts = folders.map { $0.split(separator: "/") }
    let common = parts.dropFirst().reduce(parts.first ?? []) { common, next in
      zip(common, next).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + common.joined(separator: "/")
  }

  /// The path of one of the files, from the folder on.
  package func relative(_ path: String) -> String {
    path.split(separator: "/").dropFirst(depth).joined(separator: "/")
  }
}

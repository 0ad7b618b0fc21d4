/// The folder that all files of a module lie in.
struct CommonFolder {
  private let depth: Int

  init(_ paths: [String]) {
    let folders = paths.map { Array($0.split(separator: "/").dropLast()) }
    let common = folders.dropFirst().reduce(folders.first ?? []) { common, next in
      zip(common, next).prefix { $0 == $1 }.map(\.0)
    }
    depth = common.count
  }

  /// The path of one of the files, from the folder on.
  func relative(_ path: String) -> String {
    path.split(separator: "/").dropFirst(depth).joined(separator: "/")
  }
}

/// Pairs the files of two patterns by the role that they play in their scene.
struct FilePairs {
  /// A file of each pattern, relative to its folder; nil for a missing one.
  struct Pair: Equatable {
    let first: String?
    let second: String?
  }

  /// What a file is to its scene.
  enum Role: String {
    case other = ""
    case decides, view
    case viewModel = "viewmodel"
    case viewProtocol = "viewprotocol"
  }

  let pairs: [Pair]

  /// Takes the files of both, relative to their folders.
  init(_ first: [String], _ second: [String]) {
    let (first, second) = (Self.filesByKey(first), Self.filesByKey(second))
    pairs = Set(first.keys).union(second.keys).sorted().flatMap { key -> [Pair] in
      let left: [String?] = first[key] ?? [nil]
      let right: [String?] = second[key] ?? [nil]
      return left.flatMap { one in right.map { Pair(first: one, second: $0) } }
    }
  }

  private static func filesByKey(_ files: [String]) -> [String: [String]] {
    let all = Set(files)
    return Dictionary(grouping: files.sorted()) { file in
      let (scene, role) = role(of: file, among: all)
      return "\(scene) \(role.rawValue)"
    }
  }

  /// The scene that a file belongs to, as the start of its path, and its role there.
  ///
  /// A view controller decides unless its scene has another file that does; then it is the view, and
  /// the file named a view is the view's protocol. A view model next to a presenter decides nothing.
  static func role(of file: String, among files: Set<String>) -> (scene: String, role: Role) {
    let path = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    guard let suffix = suffixes.first(where: path.hasSuffix) else { return (path, .other) }
    let scene = String(path.dropLast(suffix.count))
    let has = { (suffix: String) in files.contains("\(scene)\(suffix).swift") }
    let hasDecider = ["Presenter", "ViewModel", "Reducer"].contains(where: has)
    switch suffix {
    case "ViewModel": return (scene, has("Presenter") ? .viewModel : .decides)
    case "ViewController": return (scene, hasDecider ? .view : .decides)
    case "ViewProtocol": return (scene, .viewProtocol)
    case "View":
      return (scene, has("ViewController") && hasDecider ? .viewProtocol : .view)
    default: return (scene, .decides)
    }
  }

  /// The longer ones first, since a view controller is also a controller.
  private static let suffixes = [
    "Presenter", "ViewModel", "Reducer", "ViewController", "Controller", "ViewProtocol", "View",
  ]
}

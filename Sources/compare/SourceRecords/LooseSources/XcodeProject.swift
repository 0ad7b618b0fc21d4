import CompareSupport
import Foundation

/// The targets of an Xcode project that have sources, with the rule that says which are whose.
struct XcodeProject: Sendable {
  struct Target: Sendable {
    let name: String
    /// The name under which others import it.
    let module: String
    let isTest: Bool
    let isApp: Bool
    /// The names of the project's other targets that it depends on.
    fileprivate(set) var dependencies: [String] = []
    /// Absolute, like those of folders.
    fileprivate var files: Set<String> = []
    fileprivate var folders: [Folder] = []

    func contains(_ file: String) -> Bool {
      files.contains(file) || folders.contains { $0.contains(file) }
    }
  }

  /// A folder whose files all belong to a target, apart from some files and folders.
  fileprivate struct Folder: Sendable {
    let path: String
    let exceptions: Set<String>

    func contains(_ file: String) -> Bool {
      guard file.hasPrefix(path + "/") else { return false }
      var current = file[...]
      while current.count > path.count {
        if exceptions.contains(String(current)) { return false }
        current = current[..<(current.lastIndex(of: "/") ?? current.startIndex)]
      }
      return true
    }
  }

  /// In the project's order.
  let targets: [Target]

  static let file = "project.pbxproj"

  /// The projects directly in a folder, sorted.
  static func projects(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".xcodeproj") }.sorted().map { "\(folder)/\($0)" }
  }

  struct Unreadable: Error {
    let reason: String
  }

  /// Takes the path of the folder `Name.xcodeproj`.
  init(_ project: String) throws(Unreadable) {
    let list: ProjectList
    do {
      let data = try InputFile.read("\(project)/\(Self.file)", onlyRegular: true)
      guard Self.isShallow(data) else { throw Unreadable(reason: "it nests too deeply") }
      list = try PropertyListDecoder().decode(ProjectList.self, from: data)
    } catch let unreadable as Unreadable {
      throw unreadable
    } catch let unreadable as InputFile.Unreadable {
      throw Unreadable(reason: unreadable.reason)
    } catch {
      throw Unreadable(reason: "it isn't a property list with the objects of a project")
    }
    let folder = (project as NSString).deletingLastPathComponent
    targets = ProjectTargets(list, in: folder).all
  }

  /// Whether a reader that calls itself for each bracket can follow.
  private static func isShallow(_ data: Data) -> Bool {
    var depth = 0
    for byte in data {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
      default: continue
      }
      if depth > 1_000 { return false }
    }
    return true
  }
}

/// The needed part of a `project.pbxproj`.
private struct ProjectList: Decodable {
  struct Object: Decodable {
    private let texts: [String: String]
    private let lists: [String: [String]]
    let settings: [String: String]

    func text(_ key: String) -> String? { texts[key] }
    func list(_ key: String) -> [String] { lists[key] ?? [] }
    var isa: String { texts["isa"] ?? "" }

    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    /// What has another form than expected counts as missing.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      var texts: [String: String] = [:]
      var lists: [String: [String]] = [:]
      for key in container.allKeys {
        if let text = try? container.decode(String.self, forKey: key) {
          texts[key.stringValue] = text
        } else if let list = try? container.decode([String].self, forKey: key) {
          lists[key.stringValue] = list
        }
      }
      self.texts = texts
      self.lists = lists
      let inner = try? container.nestedContainer(
        keyedBy: Key.self, forKey: Key(stringValue: "buildSettings"))
      settings = (inner?.allKeys ?? []).reduce(into: [:]) { settings, key in
        settings[key.stringValue] = try? inner?.decode(String.self, forKey: key)
      }
    }
  }

  let rootObject: String
  let objects: [String: Object]
}

private struct ProjectTargets {
  private let list: ProjectList
  private var paths: [String: String] = [:]

  init(_ list: ProjectList, in folder: String) {
    self.list = list
    let project = list.objects[list.rootObject]
    let base = (project?.text("projectDirPath") ?? "").path(from: folder).lexicallyNormal
    addPaths(project?.text("mainGroup"), in: base, base)
  }

  /// Each object's path is relative to that of the group around it, or to the project's folder.
  private mutating func addPaths(_ root: String?, in start: String, _ base: String) {
    var pending = root.map { [(id: $0, folder: start)] } ?? []
    while let (id, folder) = pending.popLast() {
      guard paths[id] == nil, let object = list.objects[id] else { continue }
      let from: String? =
        switch object.text("sourceTree") {
        case "<group>": folder
        case "SOURCE_ROOT": base
        case "<absolute>": "/"
        default: nil
        }
      guard let from else { continue }
      let path = (object.text("path") ?? "").path(from: from).lexicallyNormal
      paths[id] = path
      pending += object.list("children").map { ($0, path) }
    }
  }

  var all: [XcodeProject.Target] {
    let ids = list.objects[list.rootObject]?.list("targets") ?? []
    var targets = ids.compactMap { id in
      list.objects[id].map { (id: id, object: $0, target: target(id, $0)) }
    }
    for index in targets.indices {
      targets[index].target.files.formUnion(added(to: targets[index].id))
    }
    return targets.map(\.target)
  }

  private func target(_ id: String, _ object: ProjectList.Object) -> XcodeProject.Target {
    let kind = object.text("productType") ?? ""
    let name = object.text("name") ?? ""
    var target = XcodeProject.Target(
      name: name, module: module(of: object, named: name),
      isTest: kind.hasSuffix(".bundle.unit-test") || kind.hasSuffix(".bundle.ui-testing"),
      isApp: kind.hasPrefix("com.apple.product-type.application"))
    target.dependencies = object.list("dependencies")
      .compactMap { list.objects[$0]?.text("target") }.compactMap { list.objects[$0]?.text("name") }
    for phase in sources(of: object) {
      let built = list.objects[phase]?.list("files") ?? []
      target.files.formUnion(
        built.compactMap { list.objects[$0]?.text("fileRef") }.compactMap { paths[$0] })
    }
    target.folders = object.list("fileSystemSynchronizedGroups").compactMap { group in
      paths[group].map { path in
        XcodeProject.Folder(path: path, exceptions: exceptions(in: group, for: id, path))
      }
    }
    return target
  }

  private func sources(of target: ProjectList.Object) -> [String] {
    target.list("buildPhases").filter { list.objects[$0]?.isa == "PBXSourcesBuildPhase" }
  }

  /// The files of a synchronised folder that its own target leaves out, or that another one takes.
  private func exceptions(in group: String, for target: String, _ path: String) -> Set<String> {
    let sets = (list.objects[group]?.list("exceptions") ?? []).compactMap { list.objects[$0] }
    let phases = list.objects[target].map(sources) ?? []
    let own = sets.filter { set in
      set.text("target") == target || set.text("buildPhase").map(phases.contains) ?? false
    }
    return Set(
      own.flatMap { $0.list("membershipExceptions") }.map { $0.path(from: path).lexicallyNormal })
  }

  private func added(to target: String) -> Set<String> {
    let own = Set(list.objects[target]?.list("fileSystemSynchronizedGroups") ?? [])
    let others = list.objects.filter { id, object in
      object.isa == "PBXFileSystemSynchronizedRootGroup" && !own.contains(id)
    }.keys
    return others.reduce(into: []) { files, group in
      guard let path = paths[group] else { return }
      files.formUnion(exceptions(in: group, for: target, path))
    }
  }

  /// As the first build configuration names it; the target's own name if that needs other settings.
  private func module(of target: ProjectList.Object, named name: String) -> String {
    let configurations = target.text("buildConfigurationList").flatMap { list.objects[$0] }
    let settings = configurations?.list("buildConfigurations").first.flatMap { list.objects[$0] }
    let product = settings?.settings["PRODUCT_NAME"].flatMap { Self.resolved($0, target: name) }
    let module = settings?.settings["PRODUCT_MODULE_NAME"].flatMap {
      Self.resolved($0, target: name, product: product)
    }
    return (module ?? product ?? name).asIdentifier
  }

  private static func resolved(
    _ setting: String, target: String, product: String? = nil
  ) -> String? {
    var text = setting.replacing(/\$[({](?:TARGET_NAME|TARGETNAME)(?::\w+)?[)}]/) { _ in target }
    if let product { text = text.replacing(/\$[({]PRODUCT_NAME(?::\w+)?[)}]/) { _ in product } }
    return text.isEmpty || text.contains("$") ? nil : text
  }
}

extension String {
  /// Without `.` and `..`, whatever is there; a path of a project may lead out of its folder and in
  /// again.
  fileprivate var lexicallyNormal: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}

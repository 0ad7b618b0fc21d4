import CompareSupport
import Foundation
import SwiftCode

/// Walks a folder and everything below it, in the order of the names.
///
/// Links aren't followed, so that there are no loops, no file is visited twice, and nothing from
/// elsewhere counts as a source.
struct SourceWalk {
  struct File {
    /// The outermost folder around it, below the root, that has a manifest.
    let app: String?
    let text: SourceText
  }

  private(set) var files: [File] = []
  private var found: [(app: String?, path: String)] = []
  private var paths: Set<String> = []
  private(set) var skipped: [SkippedFile] = []
  private let root: String
  private let measured: MeasuredFolders
  /// The folders that are measured apart.
  private let left: Set<String>

  init(root: String, without left: [String] = []) {
    self.root = root
    measured = MeasuredFolders([root])
    self.left = Set(left)
    visit(
      root, app: nil, isOneApp: Self.names(in: root).map { Self.hasManifest($0, root) } ?? false)
    readFound()
    files.sort { $0.text.path < $1.text.path }
    skipped.sort { $0.path < $1.path }
  }

  /// Takes these files alone, which a manifest names, below a folder.
  init(files: [String], below root: String) {
    self.root = root
    measured = MeasuredFolders([root])
    left = []
    for file in files {
      if measured.contain(file) { addFile(file, nil) } else { skip(file, .linkOutside) }
    }
    readFound()
  }

  /// Within an app, manifests further down don't matter.
  private mutating func visit(_ folder: String, app: String?, isOneApp: Bool) {
    guard let names = Self.names(in: folder) else { return skip(folder, .unreadable) }
    let isApp = !isOneApp && Self.hasManifest(names, folder)
    let app = isApp ? folder : app
    for name in names {
      let path = "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      switch attributes?[.type] as? FileAttributeType {
      case .typeDirectory?:
        if let reason = SkipRules.folder(name) {
          skip(path, reason)
        } else if !left.contains(path) {
          visit(path, app: app, isOneApp: isOneApp || isApp)
        }
      case .typeSymbolicLink?: skipLink(path)
      case .typeRegular?: addFile(path, app)
      case nil:
        // Its name may not be valid text. Without an extension, it may be a folder.
        if ["swift", ""].contains((name as NSString).pathExtension) { skip(path, .unreadable) }
      default:
        if name.hasSuffix(".swift") { skip(path, .notRegular) }
      }
    }
  }

  private mutating func skipLink(_ link: String) {
    if !FileManager.default.fileExists(atPath: link) {
      skip(link, .brokenLink)
    } else if link.isFolder {
      skip(link, .linkedFolder)
    } else if link.hasSuffix(".swift") {
      skip(link, measured.contain(link) ? .linkedTwice : .linkOutside)
    }
  }

  private mutating func addFile(_ path: String, _ app: String?) {
    guard path.hasSuffix(".swift") else { return }
    if let reason = SkipRules.file(path) { return skip(path, reason) }
    guard let size = size(of: path) else { return skip(path, .unreadable) }
    guard size <= SkipRules.largestFile else { return skip(path, .tooLarge(bytes: size)) }
    guard paths.insert(path).inserted else { return skip(path, .sameName) }
    found.append((app, path))
  }

  private mutating func readFound() {
    let read = found.map(\.path).concurrentMap(Self.text)
    for ((app, path), text) in zip(found, read) {
      switch text {
      case .success(let text): files.append(File(app: app, text: text))
      case .failure(let flaw): skip(path, flaw.reason)
      }
    }
  }

  private struct Flaw: Error {
    let reason: SkippedFile.Reason
  }

  private static func text(of path: String) -> Result<SourceText, Flaw> {
    guard let text = try? SourceText.read(path) else { return .failure(Flaw(reason: .unreadable)) }
    guard String(validating: text.bytes, as: UTF8.self) != nil else {
      return .failure(Flaw(reason: .notUTF8))
    }
    if let flaw = CodeDepth(of: text.bytes).flaw { return .failure(Flaw(reason: .tooDeep(flaw))) }
    return .success(text)
  }

  /// The reasons why everything was left out, each with the first file that it applies to; empty if
  /// there was nothing.
  var reasons: String {
    let all = Dictionary(grouping: skipped) { "\($0.reason)" }.values
      .sorted { ($0.count, $1[0].path) > ($1.count, $0[0].path) }
    let shown = ShownPaths(root: root)
    let texts = all.prefix(Self.mostReasons).map { files in
      "\(shown.some(of: files.map(\.path))): \(files[0].reason)"
    }
    let rest = all.count > texts.count ? ["others for \(all.count - texts.count) more reasons"] : []
    return texts.isEmpty ? "" : "; left out are \((texts + rest).joined(separator: "; "))"
  }

  private static let mostReasons = 5

  private mutating func skip(_ path: String, _ reason: SkippedFile.Reason) {
    skipped.append(SkippedFile(path: path, reason: reason))
  }

  /// The size of a link's target; nil for what would never end, such as a pipe.
  private func size(of path: String) -> Int? {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: target),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return attributes[.size] as? Int
  }

  private static func names(in folder: String) -> [String]? {
    // Of two names that are the same text, the same one is always first.
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted {
      $0 == $1 ? $0.utf8.lexicographicallyPrecedes($1.utf8) : $0 < $1
    }
  }

  private static func hasManifest(_ names: [String], _ folder: String) -> Bool {
    names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
      || PackageManifest.isIn(folder)
  }
}

/// Something among the sources that isn't measured, or only in part.
package struct SkippedFile: Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case hidden, thirdParty, tests, playground, documentation, template, manifest
    case brokenLink, linkedFolder, linkedTwice, linkOutside
    case notRegular, unreadable, notUTF8
    /// Its path and another's are the same text for Swift, as with an é of one or two characters.
    case sameName
    case tooLarge(bytes: Int)
    /// The configuration leaves it out.
    case excluded
    /// SwiftPM can't read it here, with what it says.
    case badManifest(String)
    /// Nested more deeply than the parser can follow.
    case tooDeep(String)
    case outsideApps, outsideTargets
    /// An Xcode project that can't be read, and why.
    case badProject(String)
    /// Lines, types and complexity are measured, and references by name.
    case notCompiled, tooSlow
  }

  /// Absolute; the path of a folder stands for everything below it.
  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension SkippedFile.Reason {
  /// Whether it is one of the app's files that should have been measured but couldn't be.
  package var isFailure: Bool {
    switch self {
    case .linkOutside, .unreadable, .notUTF8, .sameName, .tooLarge, .tooDeep, .badManifest,
      .notCompiled, .tooSlow:
      true
    case .hidden, .thirdParty, .tests, .playground, .documentation, .template, .manifest,
      .brokenLink, .linkedFolder, .linkedTwice, .notRegular, .outsideApps, .excluded,
      .outsideTargets, .badProject:
      false
    }
  }
}

extension SkippedFile.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .hidden: "hidden"
    case .thirdParty: "third-party or generated code"
    case .tests: "tests, no part of the app"
    case .playground: "a playground, a program of its own"
    case .documentation: "the code of a documentation catalogue, which no build compiles"
    case .template: "a template with placeholders"
    case .manifest: "a package manifest"
    case .brokenLink: "a symbolic link that leads nowhere"
    case .linkedFolder: "a symbolic link to a folder"
    case .linkedTwice: "a symbolic link to a file of the same tree"
    case .linkOutside: "a symbolic link that leads out of what is measured"
    case .notRegular: "no regular file"
    case .unreadable: "unreadable"
    case .notUTF8: "not UTF-8"
    case .sameName: "another file's name is the same text in other characters"
    case .tooLarge(let bytes): "too large: \(bytes) bytes"
    case .tooDeep(let flaw): flaw
    case .badManifest(let error):
      "SwiftPM can't read this manifest here, so the package is one column: \(error)"
    case .outsideApps: "outside every app of the tree"
    case .excluded: "excluded by the configuration"
    case .outsideTargets: "in no target of the Xcode project"
    case .badProject(let reason):
      "this Xcode project can't be read, so its targets aren't columns: \(reason)"
    case .notCompiled: "the compiler left no record: measured by syntax only"
    case .tooSlow: "the compiler took too long: measured by syntax only"
    }
  }
}

/// Decides which files and folders of a tree are not sources of the app.
enum SkipRules {
  /// In bytes; larger files are generated tables, on which the compiler would spend minutes.
  static let largestFile = 4_000_000

  static func folder(_ name: String) -> SkippedFile.Reason? {
    if name.hasPrefix(".") { return .hidden }
    if ["Pods", "Carthage", "DerivedData", "node_modules"].contains(name) { return .thirdParty }
    if name.hasSuffix("Tests") { return .tests }
    if name.hasSuffix(".playground") { return .playground }
    if name.hasSuffix(".docc") { return .documentation }
    if name.hasSuffix(".xctemplate") { return .template }
    return nil
  }

  static func file(_ path: String) -> SkippedFile.Reason? {
    let name = (path as NSString).lastPathComponent
    if name.hasPrefix(".") { return .hidden }
    if PackageManifest.isManifest(path) { return .manifest }
    // A placeholder that Xcode fills in when it uses the template: `___FILEBASENAME___`.
    if name.contains("___") { return .template }
    return nil
  }
}

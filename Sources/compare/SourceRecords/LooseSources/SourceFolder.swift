package import CompareSupport
import Foundation

/// A folder of Swift sources to measure, with the name of its column.
package struct SourceFolder: Equatable, Sendable {
  package let name: String
  /// Absolute, without symbolic links.
  package let path: String
  /// Whether the user chose the name; otherwise it is the folder's.
  package var isNamed = false
  /// Whether each target of the packages below it is a column.
  package var holdsPackages = false
  /// Whether it is one column although its project has several targets, as its configuration says.
  package var isOneColumn = false
}

extension SourceFolder {
  /// Parses `Name=DIR`, or `DIR`, whose last component is then the name.
  ///
  /// If the whole value is an existing folder, it is one, even with an equals sign in its path.
  package init(parsing value: String, in current: String) throws(Failure) {
    if !value.path(from: current).isFolder, let equals = value.firstIndex(of: "=") {
      let name = String(value[..<equals])
      guard name == name.asIdentifier, name.contains(where: { $0 != "_" }) else {
        throw .sourcesUnusable(
          folder: value,
          reason:
            "'\(name)' cannot be the name of a column, which has the letters A to Z, digits and '_'"
            + " alone, and no digit first"
        )
      }
      let folder = String(value[value.index(after: equals)...])
      self.init(
        name: name, path: try Self.resolve(folder, in: current, value: value), isNamed: true)
    } else {
      let path = try Self.resolve(value, in: current, value: value)
      self.init(name: (path as NSString).lastPathComponent.asIdentifier, path: path)
    }
  }

  /// The packages below a folder.
  package init(ofPackages value: String, in current: String) throws(Failure) {
    self.init(name: "", path: try Self.resolve(value, in: current, value: value))
    holdsPackages = true
  }

  private static func resolve(
    _ folder: String, in current: String, value: String
  ) throws(Failure) -> String {
    let url = URL(fileURLWithPath: folder.path(from: current))
    guard !folder.isEmpty, folder.path(from: current).isFolder else {
      let exists = !folder.isEmpty && FileManager.default.fileExists(atPath: url.path)
      throw .sourcesUnusable(
        folder: value, reason: exists ? "it isn't a folder" : "it is not there")
    }
    return url.resolvingSymlinksInPath().path
  }

  /// The argument that gives another folder the same column name.
  package func word(for folder: String) -> String {
    name.contains { $0 != "_" } ? "\(name)=\(folder)" : folder
  }

  /// The argument that means this folder, seen from one around it.
  package func word(from root: String) -> String {
    let place = path == root ? "." : ShownPaths(root: root).relative(path)
    return isNamed ? "\(name)=\(place)" : place
  }
}

extension String {
  /// The text with an underscore for each character that a Swift identifier can't have.
  ///
  /// Only ASCII, because it also becomes the name of a module and of a folder.
  var asIdentifier: String {
    let parts = map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return parts.first.map { $0.isNumber ? "_" + String(parts) : String(parts) } ?? "_"
  }
}

import CompareSupport
import Foundation
import SwiftCode

/// The needed part of SwiftPM's description of the package.
package struct PackageDescription: Decodable, Sendable {
  package struct Target: Decodable, Sendable {
    package let name: String
    let c99name: String
    /// The folder, relative to the package's folder.
    let path: String
    /// The source files, relative to the target's folder.
    let sources: [String]
    let moduleType: String
    /// The targets of this package that it depends on, by name.
    let dependencies: [String]?
    /// The products of other packages that it depends on, by name.
    let products: [String]?
    /// Such as `test` or `executable`.
    let type: String

    enum CodingKeys: String, CodingKey {
      case name, c99name, path, sources, type
      case moduleType = "module_type"
      case dependencies = "target_dependencies"
      case products = "product_dependencies"
    }
  }

  package let name: String
  let path: String
  package let targets: [Target]
  private let products: [Product]?
  private let dependencies: [Dependency]?

  /// The programs that can be built, by name.
  package var executables: [String] {
    (products ?? []).filter { $0.type.keys.contains("executable") }.map(\.name).sorted()
  }

  /// The folders of the packages on this machine that it depends on, absolute.
  package var localDependencies: [String] {
    (dependencies ?? []).filter { $0.type == "fileSystem" }.compactMap(\.path)
  }

  /// The modules that each product offers to other packages.
  var modulesByProduct: [String: [String]] {
    let names = Dictionary(targets.map { ($0.name, $0.c99name) }) { first, _ in first }
    return Dictionary(
      (products ?? []).map { ($0.name, $0.targets.compactMap { names[$0] }) }
    ) { first, _ in first }
  }

  private struct Dependency: Decodable {
    let type: String
    let path: String?
  }

  private struct Product: Decodable {
    /// Reads the details of a kind of product, without using them.
    struct Details: Decodable {}

    let name: String
    let targets: [String]
    let type: [String: Details?]
  }
}

extension PackageDescription.Target {
  var isSwift: Bool { moduleType == "SwiftTarget" }
  var isTest: Bool { type == "test" }

  /// Why it isn't a column, for a target that isn't a Swift module with sources.
  package var omission: String? {
    switch (moduleType, type) {
    case ("SwiftTarget", _): nil
    case (_, "plugin"): "a plugin of the build, not measured"
    case (_, "system-target"): "a system library, which has no source"
    case (_, "binary"): "a binary, which has no source"
    default: "no Swift (\(moduleType)), not measured"
    }
  }
}

extension PackageDescription {
  /// The Swift modules of a package, by name; SwiftPM's description doesn't include generated
  /// sources.
  ///
  /// Takes the modules that the products of other packages offer.
  package func modules(root: String, products: [String: [String]] = [:]) -> [SourceModule] {
    let targets = targets.filter(\.isSwift)
    // Dependencies have the names from the manifest.
    let names = Dictionary(targets.map { ($0.name, $0.c99name) }) { first, _ in first }
    return targets.map { target in
      let folder = target.path.path(from: root)
      return SourceModule(
        name: target.c99name,
        isTest: target.isTest,
        files: target.sources.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted(),
        dependencies: (target.dependencies ?? []).map { names[$0] ?? $0 }
          + (target.products ?? []).flatMap { products[$0] ?? [] },
        target: target.name
      )
    }
    .sorted { $0.name < $1.name }
  }
}

extension PackageDescription {
  /// What the manifest declares, by the name of the module; takes the modules that the products of
  /// other packages offer.
  func declared(in manifest: SourceText, products: [String: [String]]) -> [String: DeclaredTarget] {
    // Macros and programs are used without an import.
    let imported = targets.filter { $0.isSwift && !["macro", "executable"].contains($0.type) }
    let names = Dictionary(imported.map { ($0.name, [$0.c99name]) }) { first, _ in first }
    return Dictionary(
      targets.filter(\.isSwift).map { target in
        let dependencies =
          (target.dependencies ?? []).map { ($0, names[$0] ?? []) }
          + (target.products ?? []).map { ($0, products[$0] ?? []) }
        return (
          target.c99name,
          DeclaredTarget(
            package: name, name: target.name, manifest: manifest.path,
            dependencies: dependencies.filter { !$1.isEmpty }.map { dependency, modules in
              let place = manifest.place(of: dependency, after: target.name)
              return DeclaredTarget.Dependency(
                name: dependency, modules: modules, position: place.position,
                isNamed: place.isNamed)
            })
        )
      }
    ) { first, _ in first }
  }
}

extension SourceText {
  /// Where a manifest names a dependency of a target: in the call that makes the target, or, for a
  /// dependency that a constant names, at the target's own name.
  ///
  /// Products, which may have the same name, come before the targets.
  fileprivate func place(
    of dependency: String, after target: String
  ) -> (position: Position, isNamed: Bool) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let name = text.ranges(of: "name: \"\(target)\"").last else {
      return (places.position(of: 0), false)
    }
    let start = text.utf8.distance(from: text.startIndex, to: name.upperBound)
    let tree = CodeTree(bytes)
    let call = tree.ancestors(tree.node(at: start - 1)).first { tree.kind($0) == .call }
    let end = call.map { tree.range($0).upperBound } ?? start
    let rest = text[name.upperBound...]
    let found = rest.firstRange(of: "\"\(dependency)\"")
      .map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) }
      .flatMap { $0 < end ? $0 : nil }
    return (places.position(of: found ?? start - target.utf8.count - 2), found != nil)
  }
}

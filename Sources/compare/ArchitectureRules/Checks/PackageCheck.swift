import ArchitectureGraph
import CompareSupport
import SourceRecords
import SwiftCode

/// Compares what a target's manifest declares with what its files import.
struct PackageCheck {
  let code: CheckedModule
  let target: DeclaredTarget
  /// The modules that have a manifest.
  let measured: Set<String>

  var findings: [Finding] { undeclared + unused }

  /// Imports that only work because another dependency brings the module along.
  private var undeclared: [Finding] {
    let known = shown(by: target.dependencies.flatMap(\.modules)).union([code.module.name])
    return code.sources.flatMap { source in
      source.parsed.imports.compactMap { statement in
        let (path, start) = (source.indexed.path, statement.range.lowerBound)
        guard let name = statement.path.first, measured.contains(name), !known.contains(name),
          !isOptional(name, in: path, at: start)
        else { return nil }
        let branch = source.isInactive(start) ? ", in an inactive branch" : ""
        return finding(
          PackageRules.undeclaredImport, to: name, at: code.place(in: path, at: start),
          "the target '\(target.name)' imports \(name)\(branch), which its manifest doesn't declare"
        )
      }
    }
  }

  /// Whether an `#if` around the import asks if there is such a module.
  private func isOptional(_ name: String, in path: String, at offset: Int) -> Bool {
    guard let tree = code.files[path]?.tree else { return false }
    return tree.clauses(around: tree.node(at: offset)).contains { clause in
      tree.child(.clauseCondition, of: clause).map(tree.descendants)?.contains { call in
        tree.kind(call) == .call && tree.children(call).prefix(1).map(tree.text) == ["canImport"]
          && tree.descendants(call).contains {
            tree.kind($0) == .reference && tree.text($0) == name
          }
      } ?? false
    }
  }

  private var unused: [Finding] {
    let imports = code.sources.flatMap(\.parsed.imports).compactMap(\.path.first)
    // Members may be used without an import, if another module brings it along.
    let needed = (code.nodeEdges + code.edges).compactMap { code.graph.node($0.to)?.module }
    let used = shown(by: imports).union(needed)
    return target.dependencies.filter { used.isDisjoint(with: $0.modules) }.map { dependency in
      var finding = finding(
        PackageRules.unusedDependency, to: dependency.name,
        at: SourcePlace(file: target.manifest, position: dependency.position),
        "the target '\(target.name)' declares \(dependency.name), which no file of it imports or uses"
      )
      // What a constant or a function gives to several targets, some of them need.
      if !dependency.isNamed { finding.severity = .note }
      return finding
    }
  }

  /// Modules with everything that they export.
  private func shown(by modules: [String]) -> Set<String> {
    allReached(from: modules) { code.analysis.exports[$0] ?? [] }
  }

  private func finding(
    _ rule: Rule, to name: String, at place: SourcePlace, _ detail: String
  ) -> Finding {
    // It is about the target, which no type stands for.
    let from = TypeNode(
      name: target.name, module: code.module.name, isProtocol: false, file: place.file,
      position: place.position)
    return Finding(
      rule: rule, from: from, to: .init(name: name, module: "import"), path: [], places: [place],
      detail: detail)
  }
}

/// Modules that are imported although the manifest doesn't declare them: what layers say about their
/// types has the same cause, and shows once the manifest declares them.
enum UndeclaredModules {
  /// Leaves one finding for each module, as grave as those that it stands for.
  static func folded(_ findings: [Finding]) -> [Finding] {
    let imported = Set(
      findings.filter { $0.rule == PackageRules.undeclaredImport }.map(\.to.name))
    func isRepeated(_ finding: Finding) -> Bool {
      finding.rule == LayerRules.unknownReference && imported.contains(finding.to.module)
    }
    let broken = Set(
      findings.filter { isRepeated($0) && $0.severity == .error }.map(\.to.module))
    return findings.filter { !isRepeated($0) }.map { finding in
      var finding = finding
      if finding.rule == PackageRules.undeclaredImport, broken.contains(finding.to.name) {
        finding.severity = .error
      }
      return finding
    }
  }
}

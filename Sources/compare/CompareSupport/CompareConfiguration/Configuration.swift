import Foundation

/// A team's settings for its package, from `.compare.json`.
package struct Configuration: Equatable, Sendable {
  package static let fileName = ".compare.json"

  package struct Module: Equatable, Sendable {
    package let name: String
    package var pattern: Pattern?
    /// The form of the pattern, if it isn't the usual one; only measured on request.
    package var variant: String?
    /// Its position among modules that lead step by step from one pattern to another.
    package var step: Int?

    /// The percentage of its references of which nothing was known when it was recorded.
    package var unknown: Int?

    /// Stands for the name of the only module in a folder of sources.
    package static let only = "*"
    package var isOnly: Bool { name == Self.only }
  }

  /// The file whose entries count as if they were in this one, relative to this one's folder.
  var extended: String?
  /// What is measured instead of a package, as on the command line, from this file's folder on.
  package var sources: [String] = []
  package var packages: [String] = []
  /// Globs for files and folders that are left out, relative to the configuration's folder.
  package var exclude: [String] = []
  /// The modules that become columns, in this order; all modules if it is empty.
  package var modules: [Module] = []
  /// The test target that all modules share.
  package var suite: String?
  /// Roles in addition to those that follow from suffixes of names.
  package var roles: [RoleEntry] = []
  /// Which types may refer to which, in addition to the rules of patterns.
  package var layers: [LayerEntry] = []
  /// Which rules are off, and how much the findings of others matter; the last match counts.
  package var rules: [RuleEntry] = []
  /// What files must not import.
  package var imports: [ImportEntry] = []
  /// The limits for numbers.
  package var thresholds: [ThresholdEntry] = []
  /// Which roles put scenes together, besides builders.
  package var assembly: [AssemblyEntry] = []
  /// The file with the findings that a check accepts, relative to the configuration's folder.
  package var baseline: String?
  /// Which runs show what actions lead to.
  package var trace: TraceEntry?
  /// The folder of change requests, relative to the configuration's folder.
  package var changes: String?

  /// Whether it says nothing, as where there is no file.
  package var isEmpty: Bool { self == Configuration() }

  /// The configuration of the package in a folder; empty if there is none.
  package static func read(in folder: String) throws(Failure) -> Configuration {
    let path = "\(folder)/\(fileName)"
    guard InputFile.isNamed(path) else { return Configuration() }
    let read = try read(path)
    for (key, named) in [(Key.baseline, read.baseline), (.changes, read.changes)] {
      guard let named, !MeasuredFolders.staysBelow(folder, named) else { continue }
      throw .configurationInvalid(
        path: path,
        reason: "'\(key.rawValue)' is '\(named)', which is not below the configuration's folder")
    }
    return read
  }

  /// A file together with what it extends, and what that extends; takes those that extend it.
  private static func read(_ path: String, for others: [String] = []) throws(Failure)
    -> Configuration
  {
    let own: Configuration
    do {
      let data = try InputFile.read(path, onlyRegular: !others.isEmpty)
      own = try JSONDecoder().decode(Configuration.self, from: data)
    } catch {
      throw .configurationInvalid(path: path, reason: InputFile.Unreadable(error).reason)
    }
    guard let name = own.extended else { return own }
    let base = name.path(from: (path as NSString).deletingLastPathComponent)
    let reason: String? =
      if name.hasPrefix("/") {
        "is an absolute path: write it from this file's folder on"
      } else if !InputFile.isNamed(base) {
        "is not there"
      } else if (others + [path]).contains(where: { $0.realPath == base.realPath }) {
        "leads back to a file that extends this one"
      } else {
        nil
      }
    if let reason {
      throw .configurationInvalid(path: path, reason: "'extends' is '\(name)', which \(reason)")
    }
    return own.adding(try read(base, for: others + [path]))
  }

  /// Lists add up, so that this file's entries decide where one of several does; its single values
  /// replace the other's.
  private func adding(_ base: Configuration) -> Configuration {
    var whole = self
    let names = Set(modules.map(\.name))
    whole.modules += base.modules.filter { !names.contains($0.name) }
    whole.sources += base.sources
    whole.packages += base.packages
    whole.exclude += base.exclude
    // The first path that matches counts, and the last entry of a rule.
    whole.roles += base.roles
    whole.rules = base.rules + rules
    whole.layers = base.layers + layers
    whole.imports += base.imports
    whole.thresholds += base.thresholds
    whole.assembly += base.assembly
    whole.suite = suite ?? base.suite
    whole.baseline = baseline ?? base.baseline
    whole.trace = trace ?? base.trace
    whole.changes = changes ?? base.changes
    return whole
  }
}

extension Configuration: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    /// Where an editor looks up which keys exist.
    case schema = "$schema"
    case extends, sources, packages, exclude
    case modules, suite, roles, layers, rules, imports, thresholds, assembly, baseline, trace,
      changes
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(knowing: Key.self)
    extended = try container.decodeIfPresent(String.self, forKey: .extends)
    sources = try container.texts(forKey: .sources)
    packages = try container.texts(forKey: .packages)
    exclude = try container.texts(forKey: .exclude)
    modules = try container.decodeIfPresent([Module].self, forKey: .modules) ?? []
    suite = try container.decodeIfPresent(String.self, forKey: .suite)
    roles = try container.decodeIfPresent([RoleEntry].self, forKey: .roles) ?? []
    layers = try container.decodeIfPresent([LayerEntry].self, forKey: .layers) ?? []
    rules = try container.decodeIfPresent([RuleEntry].self, forKey: .rules) ?? []
    imports = try container.decodeIfPresent([ImportEntry].self, forKey: .imports) ?? []
    thresholds = try container.decodeIfPresent([ThresholdEntry].self, forKey: .thresholds) ?? []
    assembly = try container.decodeIfPresent([AssemblyEntry].self, forKey: .assembly) ?? []
    baseline = try container.decodeIfPresent(String.self, forKey: .baseline)
    if baseline == "" {
      throw container.flaw(.baseline, "a baseline needs a name")
    }
    trace = try container.decodeIfPresent(TraceEntry.self, forKey: .trace)
    changes = try container.decodeIfPresent(String.self, forKey: .changes)
  }
}

extension Configuration.Module: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case name, pattern, variant, step, unknown
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(knowing: Key.self)
    name = try container.decode(String.self, forKey: .name)
    variant = try container.decodeIfPresent(String.self, forKey: .variant)
    if variant == "" {
      throw container.flaw(.variant, "a variant needs a name")
    }
    step = try container.decodeIfPresent(Int.self, forKey: .step)
    unknown = try container.decodeIfPresent(Int.self, forKey: .unknown)
    guard let value = try container.decodeIfPresent(String.self, forKey: .pattern) else { return }
    guard let pattern = Pattern(rawValue: value.lowercased()) else {
      let allowed = Pattern.allCases.map(\.rawValue).joined(separator: ", ")
      throw container.flaw(.pattern, "there is no pattern '\(value)', only \(allowed)")
    }
    self.pattern = pattern
  }
}

extension Failure {
  package static func configurationInvalid(path: String, reason: String) -> Failure {
    Failure("'\(path)' isn't a valid configuration: \(reason).")
  }

  package static func suiteUnknown(name: String, known: [String]) -> Failure {
    Failure("The package has no test target '\(name)', only \(known.joined(separator: ", ")).")
  }
}

extension Configuration {
  package static func moduleUnknown(name: String, known: [String]) -> Failure {
    Failure(
      "\(fileName) names the module '\(name)', but there are only"
        + " \(known.joined(separator: ", ")).")
  }
}

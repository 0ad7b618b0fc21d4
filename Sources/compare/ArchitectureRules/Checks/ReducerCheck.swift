import ArchitectureGraph
import CompareSupport
import SourceRecords

/// Finds what makes a reducer more than a function of a state and an intent.
struct ReducerCheck {
  let code: CheckedModule

  /// An object that the reducer makes in a function is its own: nobody else can change it.
  func usesClass(_ rule: Rule, apartFrom roles: Set<Role>) -> [Finding] {
    uses(rule) { use, made in
      use.isClass && !made.contains(use) && !isIsolation(use) && !isBridged(use)
        && !isLogging(use) && !isFormatter(use) && !isOwnBundle(use) && !isKey(use)
        && !use.isKeyPath
        && !(use.type.map { roles.contains(code.role(of: $0)) } ?? false)
        && !(use.type != nil && code.isConstant(use.place))
    } + unrecordedReads(rule, ofObjects: true)
  }

  /// A global actor says where code runs.
  private func isIsolation(_ use: TypeUses.Use) -> Bool {
    guard let type = use.type else { return use.target.name == "MainActor" }
    guard code.type(type)?.inherited.contains("@globalActor") ?? false,
      let file = code.analysis.sources[use.place.file]?.parsed,
      let declaration = file.declarations(around: use.offset).first
    else { return false }
    return use.offset < declaration.range.lowerBound
  }

  /// Whether it is an error that `as NSError` only gives another type.
  private func isBridged(_ use: TypeUses.Use) -> Bool {
    guard use.type == nil, use.target.name == "NSError",
      let source = code.analysis.sources[use.place.file]
    else { return false }
    return source.text.string(max(0, use.offset - 40)..<use.offset).contains(#/\bas[?!]?\s+$/#)
  }

  /// Whether only the metatype of a class of the package is passed on.
  private func isKey(_ use: TypeUses.Use) -> Bool {
    use.isType && use.type != nil && code.isMetatype(use.place)
  }

  /// Whether it only tells a logger something, or keeps it.
  private func isLogging(_ use: TypeUses.Use) -> Bool {
    guard use.target.name.isOfLogger, let source = code.analysis.sources[use.place.file] else {
      return false
    }
    return source.parsed.properties.contains { $0.content.contains(use.offset) }
      || source.text.line(before: use.offset).contains(#/(?:^|[{;:]|\bin\b)\s*(?:[\w.]+\.)?$/#)
  }

  /// The system's formatters give the same text for the same value, as those of the package do.
  private func isFormatter(_ use: TypeUses.Use) -> Bool {
    use.type == nil && use.target.name.hasSuffix("Formatter")
  }

  /// Whether it is the app's or the module's bundle, which never changes.
  private func isOwnBundle(_ use: TypeUses.Use) -> Bool {
    guard use.type == nil, use.target.name == "Bundle",
      let text = code.analysis.sources[use.place.file]?.text
    else { return false }
    return ["Bundle.main", "Bundle.module"]
      .contains { text.string(use.offset..<use.offset + $0.utf8.count) == $0 }
  }

  /// Members of one clock, such as `Date.now` and `Date()`, are one finding.
  func readsClock(_ rule: Rule) -> [Finding] {
    struct Clock: Hashable {
      let reducer: Finding.Target
      let name: Substring
    }

    let all =
      uses(rule) { use, _ in
        use.isOfChangingWorld || use.type.map { code.role(of: $0) == .clock } ?? false
      } + unrecordedReads(rule, ofObjects: false)
    let defaults = UnusedDefaults(code: code)
    let found = all.map { finding in finding.without { defaults.contains($0, of: finding.from) } }
      .filter { !$0.places.isEmpty }
    let clocks = Dictionary(grouping: found) { finding in
      Clock(
        reducer: Finding.Target(finding.from),
        name: Symbol.isRandom(finding.to.name) ? "random" : finding.to.name.prefix { $0 != "." })
    }
    return clocks.values.compactMap { findings in
      findings.min { $0.places.lexicographicallyPrecedes($1.places) }.map { first in
        var first = first
        first.places = Set(findings.flatMap(\.places)).sorted()
        return first
      }
    }
  }

  /// Where the compiler recorded nothing but types, as in the closure of an unknown `Reduce`.
  private func unrecordedReads(_ rule: Rule, ofObjects: Bool) -> [Finding] {
    let declared = Set(code.graph.types.values.map { $0.name.split(separator: ".").last ?? "" })
    return reducers { source, reducer in
      let reads = source.parsed.worldReads.filter { read in
        code.analysis.regions[source.indexed.path]?.type(at: read.offset) == reducer.symbol
          && read.isObject == ofObjects && !declared.contains(read.name.prefix { $0.isLetter })
      }
      guard !reads.isEmpty else { return [] }
      let recorded = TypeUses.members(in: source, code.graph)
      return reads.filter { !recorded.contains($0.offset) }.compactMap { read in
        let position = source.parsed.places.position(of: read.offset)
        let place = SourcePlace(file: source.indexed.path, position: position)
        guard !code.isInEffect(place), !code.isInjected(place) else { return nil }
        return Finding(
          rule: rule, from: reducer.type, to: .init(name: read.name, module: read.module),
          path: [reducer.type.name, read.name], places: [place])
      }
    }
  }

  func suspends(_ rule: Rule) -> [Finding] {
    reducers { source, reducer in
      let places = source.parsed.suspensions
        .filter { code.analysis.regions[source.indexed.path]?.type(at: $0) == reducer.symbol }
        .filter { !isOfFunctionType($0, in: source.parsed) }
        .map { offset in
          SourcePlace(
            file: source.indexed.path, position: source.parsed.places.position(of: offset))
        }
        .filter { !code.isInEffect($0) }
      return [
        Finding(
          rule: rule, from: reducer.type, to: .init(name: "async", module: "Swift"),
          path: [reducer.type.name], places: places)
      ]
    }
  }

  /// A function that the reducer is given, to describe an effect with.
  private func isOfFunctionType(_ offset: Int, in file: ParsedFile) -> Bool {
    file.properties.contains { $0.isFunction && $0.content.contains(offset) }
      || file.declarations(around: offset).contains { declaration in
        declaration.name.hasPrefix("init(")
          || declaration.kind == .function && declaration.nameRange.contains(offset)
      }
  }

  private func uses(
    _ rule: Rule, _ isWrong: (TypeUses.Use, TypeUses.Made) -> Bool
  ) -> [Finding] {
    guard !code.types([.reducer]).isEmpty else { return [] }
    let uses = Dictionary(
      uniqueKeysWithValues: code.sources.map {
        ($0.indexed.path, TypeUses(in: $0, code.graph))
      })
    return reducers { source, reducer in
      let all = uses[source.indexed.path]?.uses(by: reducer.symbol) ?? []
      let made = TypeUses.Made(all, in: source.parsed)
      let wrong = all.filter {
        isWrong($0, made) && !code.isInEffect($0.place) && !code.isInjected($0.place)
      }
      return wrong.map { use in
        Finding(
          rule: rule, from: reducer.type, to: use.target,
          path: [reducer.type.name, use.target.name], places: [use.place])
      }
    }
  }

  private func reducers(
    _ findings: (SourceRecord, (symbol: SymbolID, type: TypeNode)) -> [Finding]
  ) -> [Finding] {
    code.types([.reducer]).flatMap { reducer in
      code.sources.flatMap { findings($0, reducer) }
    }
  }
}

/// System symbols whose result differs from call to call: time, randomness and tasks.
///
/// The index has no parents for system symbols, but their USRs begin with the mangled names.
extension Symbol {
  private static let types: Set<String> = [
    "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator", "TaskGroup",
  ]
  /// The type's name in a USR and in the source, and the member's name.
  private static let members: [(mangled: String, type: String, name: String)] = [
    ("4DateV", "Date", "now"), ("4DateV", "Date", "init()"),
    ("4DateV", "Date", "init(timeIntervalSinceNow:)"), ("4DateV", "Date", "timeIntervalSinceNow"),
    ("4UUIDV", "UUID", "init()"), ("8CalendarV", "Calendar", "current"),
    ("8TimeZoneV", "TimeZone", "current"), ("6LocaleV", "Locale", "current"),
    ("8Dispatch0A4TimeV", "DispatchTime", "now()"), ("ClockV7InstantV", "Instant", "now"),
  ]
  /// What begins a task or waits in one; to name a task, or to cancel it, changes nothing.
  private static let ofTasks = ["init(", "detached(", "sleep("]
  private static let random: Set<String> = [
    "random(in:)", "random()", "shuffled()", "shuffle()", "randomElement()",
  ]
  /// Whether a name is that of a member which gives a random result.
  static func isRandom(_ name: String) -> Bool { random.contains(name) }

  /// C functions.
  private static let functions: Set<String> = [
    "time", "gettimeofday", "clock_gettime", "CFAbsoluteTimeGetCurrent", "rand", "random",
    "drand48", "arc4random", "arc4random_uniform",
  ]

  var isOfChangingWorld: Bool {
    if kind == .type || kind == .typealias { return Self.types.contains(name) }
    guard usr.hasPrefix("s:") else {
      return Self.functions.contains(String(name.prefix { $0 != "(" }))
    }
    return Self.random.contains(name) || member != nil || beginsTask
  }

  /// `ScT` is the mangled name of `Task`.
  private var beginsTask: Bool {
    usr.hasPrefix("s:ScT") && Self.ofTasks.contains(where: name.hasPrefix)
  }

  /// Includes the type from the USR if the name alone says little.
  var shownName: String { beginsTask ? "Task" : member.map { "\($0.type).\($0.name)" } ?? name }

  private var member: (mangled: String, type: String, name: String)? {
    Self.members.first { usr.contains($0.mangled) && name == $0.name }
  }

  /// The module according to the USR: after `s:` comes the length of its name, or a short form for
  /// a part of the standard library.
  var module: String {
    guard usr.hasPrefix("s:") else { return "system" }
    let digits = usr.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits) else { return "Swift" }
    return String(usr.dropFirst(2 + digits.count).prefix(length))
  }
}

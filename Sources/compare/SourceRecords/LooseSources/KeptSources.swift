import CompareSupport
import Foundation
import SwiftCode

/// What the last run found out, for the files that haven't changed since.
///
/// If only bodies of functions changed, nothing else depends on them: then only their files are
/// compiled and searched again.
struct KeptSources {
  private let file: CacheFile
  /// Identifies the programs, the system's modules, and what isn't measured; nil if nothing can be
  /// kept.
  private let origin: String?

  init(file: String, programs: [String], skipped: [SkippedFile]) {
    self.file = CacheFile(path: file)
    let stamps = programs.compactMap { FileStamp($0)?.text }
    let found = [FileStamp("/usr/include")?.text, ProcessInfo.processInfo.environment["CPATH"]]
    let all = stamps + found.map { $0 ?? "" } + skipped.map { "\($0.path) \($0.reason)" }
    origin = stamps.count == programs.count ? all.joined(separator: "\n") : nil
  }

  /// Takes what was kept, with the files whose bodies changed; measures everything if more changed,
  /// or if nothing was kept.
  func groups(
    of apps: [SourceTree.App], with measurement: AppMeasurement
  ) throws(Failure) -> [AppGroup] {
    // What changes in a shared file changes in several apps.
    let isDivided = apps.contains { !$0.shared.isEmpty }
    if !isDivided, let groups = try reused(apps, measurement) { return groups }
    remove()
    let groups = try measurement.measure(apps)
    if !isDivided { write(groups) }
    return groups
  }

  private func reused(
    _ apps: [SourceTree.App], _ measurement: AppMeasurement
  ) throws(Failure) -> [AppGroup]? {
    guard var groups = read(), groups.flatMap(\.places).sorted() == Array(apps.indices) else {
      return nil
    }
    var isNew = false
    for index in groups.indices {
      var isChanged = false
      for (app, place) in groups[index].places.enumerated() {
        guard let changed = groups[index].apps[app].attach(apps[place]) else { return nil }
        guard !changed.isEmpty else { continue }
        // Until this run is complete, the compiler's copies are those of no run.
        remove()
        isChanged = true
        guard try measurement.replace(changed, in: app, of: &groups[index]) else { return nil }
      }
      if isChanged { try groups[index].complete() }
      isNew = isNew || isChanged
    }
    if isNew { write(groups) }
    return groups
  }

  private func remove() { try? FileManager.default.removeItem(atPath: file.path) }

  private func read() -> [AppGroup]? {
    guard let origin, let bytes = file.read() else { return nil }
    var unpacker = Unpacker(bytes)
    guard (try? String(from: &unpacker)) == origin else { return nil }
    return try? [AppGroup](from: &unpacker)
  }

  /// A file that the compiler crashed on, or that took it too long, is tried again.
  private func write(_ groups: [AppGroup]) {
    guard let origin, groups.allSatisfy({ $0.apps.allSatisfy(\.unrecorded.isEmpty) }) else {
      return
    }
    var packer = Packer()
    origin.pack(into: &packer)
    groups.pack(into: &packer)
    file.write(packer.bytes)
  }
}

extension CompiledApp {
  /// Gives the files their texts; nil if these aren't the files that were measured.
  ///
  /// - Returns: the texts that changed, by the number of the file.
  fileprivate mutating func attach(_ app: SourceTree.App) -> [Int: SourceText]? {
    let left = Set(unparsed.map(\.path))
    let texts = app.files.filter { !left.contains($0.path) }
    guard name == app.name, isTarget == app.isTarget,
      texts.map(\.path) == files.map(\.text.path),
      app.files.filter({ left.contains($0.path) }).map(KeptText.init) == unparsed
    else { return nil }
    var changed: [Int: SourceText] = [:]
    for (number, (text, sum)) in zip(texts, texts.concurrentMap { KeptText($0).sum }).enumerated() {
      files[number].text = text
      if files[number].sum != sum { changed[number] = text }
    }
    return changed
  }
}

extension AppMeasurement {
  /// Replaces the files of an app whose bodies changed; false if more did.
  fileprivate func replace(
    _ changed: [Int: SourceText], in place: Int, of group: inout AppGroup
  ) throws(Failure) -> Bool {
    let app = group.apps[place]
    let numbers = changed.keys.sorted()
    let parsed = try parse(numbers.compactMap { changed[$0] })
    let files = parsed.compactMap(\.self)
    guard files.count == numbers.count,
      zip(numbers, files).allSatisfy({ app.files[$0].mayBecome($1, app.redeclared) }),
      files.allSatisfy({ app.settings.answers.cover($0, for: app.settings.platform) }),
      let compilation = try indexer.index(
        Dictionary(uniqueKeysWithValues: zip(numbers, files)), of: app)
    else { return false }
    let copies = Set(compilation.staged.map(StagedSources.name(of:)))
    let wrong = app.wrong.subtracting(copies).union(compilation.end.wrong.intersection(copies))
    guard wrong.isEmpty == app.wrong.isEmpty else { return false }
    let (index, unrecorded) = try read(
      compilation, files, of: app.name, isWhole: wrong.isEmpty)
    let new = zip(index.files, files).map {
      CompiledFile($0.occurrences, $1, app.settings)
    }
    guard unrecorded.isEmpty,
      zip(numbers, new).allSatisfy({ number, new in
        let old = app.files[number]
        return old.occurrences.defined(group.symbols) == new.occurrences.defined(index.symbols)
          && old.skips == new.skips
      })
    else { return false }
    group.apps[place].wrong = wrong
    group.apps[place].symbols = index.symbols
    for (number, file) in zip(numbers, new) { group.apps[place].files[number] = file }
    group.renumber(place)
    return true
  }
}

extension CompiledFile {
  /// Whether only bodies changed, which say nothing of what is declared twice.
  fileprivate func mayBecome(_ file: SyntaxFile, _ redeclared: Set<String>) -> Bool {
    file.interface == interface && file.imports.map(\.path) == parsed.imports.map(\.path)
      && !redeclared.contains { Data(file.text.bytes).range(of: Data($0.utf8)) != nil }
  }

  /// For each clause of an `#if`, its condition, and its body if the compiler left that out: whether
  /// each is a body.
  fileprivate var skips: [Bool] {
    zip([0..<0] + inactive, inactive).map { $0.upperBound == $1.lowerBound }
  }
}

extension [Occurrence] {
  /// What they define, by USR: of something that two files declare, the compiler may record one
  /// alone when it compiles everything.
  fileprivate func defined(_ symbols: [Symbol]) -> Set<String> {
    Set(filter { $0.roles.contains(.definition) }.map { symbols[$0.symbol].usr })
      // Symbols of our own, which contain a place.
      .filter { !$0.hasPrefix("/") }
  }
}

extension SyntaxFile {
  /// The checksum of everything outside the bodies of functions.
  ///
  /// The body of a property or a subscript counts if it begins with an accessor, because other files
  /// depend on which there are; any body counts that our own lexer can't tell from what follows it.
  var interface: UInt64 {
    var bytes: [UInt8] = []
    var end = 0
    for declaration in tree.declarations {
      guard let body = declaration.body, body.lowerBound >= end,
        isReplaceable(body, declaration.kind)
      else { continue }
      bytes += text.bytes[end..<body.lowerBound]
      end = body.upperBound
    }
    return Checksum.fnv1a(bytes + text.bytes[end...])
  }

  private func isReplaceable(_ body: Range<Int>, _ kind: Declaration.Kind) -> Bool {
    guard CodeTree.isComplete(Array(text.bytes[body])) else { return false }
    switch kind {
    case .function: return true
    case .variable, .subscript:
      let first = text.bytes[body].first { $0 > 0x20 }
      return first != UInt8(ascii: "@") && first != UInt8(ascii: "#")
        && code.tokens(in: body).first { $0.kind != .comment }
          .map { !Self.accessors.contains(text.string($0.range)) } ?? false
    default: return false
    }
  }

  private static let accessors: Set = [
    "get", "set", "willSet", "didSet", "init", "_read", "_modify", "read", "modify", "mutating",
    "nonmutating", "consuming", "borrowing", "__consuming", "unsafeAddress", "unsafeMutableAddress",
  ]
}

/// A text by its checksum.
struct KeptText: Equatable, Sendable {
  let path: String
  let sum: UInt64
}

extension KeptText {
  init(_ text: SourceText) {
    self.init(path: text.path, sum: Checksum.fnv1a(text.bytes))
  }
}

// How it is written: only the order of the fields.

extension Platform: Packable {}

extension KeptText: PackedByFields {
  static let fields = PackedFields(KeptText.init) { ($0.path, $0.sum) }
}

extension ModuleLinks: PackedByFields {
  static let fields = PackedFields({ (isImported: Bool, folders: [String], sums: [String]) in
    ModuleLinks(isImported: isImported, folders: folders, sums: sums)
  }) { (links: ModuleLinks) in
    (links.isImported, links.folders, links.sums)
  }
}

extension CompilerSettings: PackedByFields {
  static let fields = PackedFields(CompilerSettings.init) {
    ($0.module, $0.platform, $0.platformArguments, $0.stubs, $0.links, $0.answers)
  }
}

extension UnknownName: PackedByFields {
  static let fields = PackedFields(UnknownName.init) { ($0.name, $0.file, $0.line, $0.column) }
}

extension ResolvedShare: PackedByFields {
  static let fields = PackedFields(ResolvedShare.init) { ($0.resolved, $0.all, $0.unknown) }
}

extension CompiledFile: PackedByFields {
  static let fields = PackedFields({
    (path, sum, occurrences, parsed, interface, offered: [Int], inactive, share) in
    CompiledFile(
      text: SourceText(path: path, bytes: []), sum: sum, occurrences: occurrences, parsed: parsed,
      interface: interface, offered: Set(offered), inactive: inactive, share: share)
  }) { (file: CompiledFile) in
    (
      file.text.path, file.sum, file.occurrences, file.parsed, file.interface,
      Array(file.offered), file.inactive, file.share
    )
  }
}

extension CompiledApp: PackedByFields {
  static let fields = PackedFields({
    (name, isTarget, files, unparsed, wrong: [String], redeclared: [String], settings) in
    CompiledApp(
      name: name, isTarget: isTarget, files: files, symbols: [], unrecorded: [],
      unparsed: unparsed, wrong: Set(wrong), redeclared: Set(redeclared), settings: settings,
      links: ModuleLinks())
  }) { (app: CompiledApp) in
    (
      app.name, app.isTarget, app.files, app.unparsed, Array(app.wrong), Array(app.redeclared),
      app.settings
    )
  }
}

extension AppGroup: PackedByFields {
  static let fields = PackedFields({ (places, symbols, apps) throws(Damage) in
    guard places.count == apps.count else { throw Damage() }
    return AppGroup(places: places, symbols: symbols, apps: apps)
  }) { (group: AppGroup) in
    (group.places, group.symbols, group.apps)
  }
}

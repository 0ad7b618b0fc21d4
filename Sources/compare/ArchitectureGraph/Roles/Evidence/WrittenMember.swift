import SourceRecords

/// A function or property of a type, as it is written.
struct WrittenMember {
  let name: String
  let isFunction: Bool
  /// Everything before the body.
  let head: String
  let code: String
  /// Whether it has a place in each value, or in the type.
  let isStored: Bool

  var isInitializer: Bool { isFunction && name.hasPrefix("init") }
  var isStatic: Bool { head.contains(#/\b(?:static|class)\b/#) }
  var isConstant: Bool { head.contains(#/\blet\b/#) }
  var isShared: Bool { name == "shared" && isStored && isStatic }

  /// Whether it keeps a formatter of the system's.
  var isFormatter: Bool { isStored && head.contains(#/[:=]\s*\[?[\w.]*Format(?:ter|Style)\b/#) }

  /// Whether it makes one value of another one, and changes nothing.
  var isConversion: Bool {
    isInitializer || !name.hasSuffix("()") && head.contains("->") && !head.contains(#/\binout\b/#)
  }

  /// Whether it offers a view, a controller, a window or what these are drawn with.
  var isOfUI: Bool {
    let type =
      #/^\s*\[?(?:some\s+|any\s+)?(?:UI[A-Z]\w+|(?:Any)?View\b|NS(?:View|Window|Screen)\w*)/#
    guard isFunction else {
      return head.firstMatch(of: #/:(.+)/#).map { $0.1.contains(type) } ?? false
    }
    return head.matches(of: #/->(.+)/#).last.map { $0.1.contains(type) } ?? false
  }

  /// Whether it asks the system's app, or names what views are drawn with.
  var worksWithUI: Bool {
    // Swift's default word boundary doesn't break at the dot in `UIApplication.shared`.
    let words =
      #/\b(?:(?:UI|NS)(?:Application|Color|Font|Image|Screen)|Color|ColorScheme|Font|Image)\b/#
    return code.replacing(#/\/\/.*/#, with: "").contains(words.wordBoundaryKind(.simple))
  }

  /// Whether it makes and asks nothing but plain values and formatters.
  ///
  /// Names that have only capital letters are parts of texts, such as `MM.dd`; what the package
  /// declares is known otherwise.
  func namesOnlyPlain(besides type: String, _ isDeclared: (String) -> Bool) -> Bool {
    let own = type.split(separator: ".").last.map(String.init) ?? ""
    return code.replacing(#/\/\/.*/#, with: "").matches(of: #/\b([A-Z]+[a-z]\w*)\s*[.(]/#)
      .allSatisfy { match in
        let name = String(match.1)
        return name == own || Self.plain.contains(name) || isDeclared(name)
          || name.hasSuffix("Formatter") || name.hasSuffix("FormatStyle")
      }
  }

  private static let plain: Set = [
    "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "Character", "Data",
    "Date", "DateComponents", "Decimal", "Dictionary", "Double", "Float", "Int", "Int32", "Int64",
    "JSONDecoder", "JSONEncoder", "Locale", "Measurement", "NSDecimalNumber", "NSNumber",
    "Optional", "Self", "Set", "String",
    "Substring", "TimeInterval", "TimeZone", "UInt", "UInt8", "URL", "UnitLength", "UnitMass",
  ]
}

extension RoleSearch {
  func source(of node: TypeNode) -> SourceRecord? { analysis.sources[node.file] }

  /// The functions and properties of a type and of its extensions.
  func members(of type: SymbolID) -> [WrittenMember] {
    analysis.sources.values.flatMap { source -> [WrittenMember] in
      guard let regions = analysis.regions[source.indexed.path],
        regions.regions.contains(where: { $0.type == type })
      else { return [] }
      let own = source.parsed.tree.declarations.filter { declaration in
        [.function, .variable, .subscript].contains(declaration.kind)
          && regions.type(at: declaration.nameRange.lowerBound) == type
      }
      let text = source.text
      // The parser's outline lists an accessor's variables next to the property.
      let outer = own.filter { member in
        !own.contains { $0.range != member.range && $0.range.contains(member.range.lowerBound) }
      }
      return outer.map { member in
        let end = member.body?.lowerBound ?? member.range.upperBound
        return WrittenMember(
          name: member.name, isFunction: member.kind == .function,
          head: text.string(member.fullRange.lowerBound..<end),
          code: text.string(member.fullRange),
          isStored: member.kind == .variable && member.body == nil)
      }
    }
  }
}

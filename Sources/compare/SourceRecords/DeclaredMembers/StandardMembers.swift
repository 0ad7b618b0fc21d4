/// The results of the standard library's own members, as far as they lead to other types.
enum StandardMembers {
  /// Whether it belongs to a collection, an optional or a publisher, and never to its contents.
  static func isOne(_ name: String) -> Bool { names.contains(name) }

  /// The parameters of a closure that is passed to such a member.
  static func closureParameters(of name: String, on base: Shape) -> [Shape] {
    switch base {
    case .foreign("Optional", let arguments): return arguments
    case .foreign("Array", _), .foreign("Set", _), .foreign("Dictionary", _),
      .foreign("ArraySlice", _):
      if name == "mapValues" || name == "compactMapValues" { return [value(of: base)] }
      if name == "reduce" { return [.unknown, base.element] }
      return [base.element, base.element]
    default:
      let types = base.mentioned
      return types.isEmpty ? [] : [.about(types), .about(types)]
    }
  }

  static func result(of name: String, on base: Shape, closure: Shape) -> Shape {
    switch name {
    case "map" where isOptional(base): .optional(closure)
    case "flatMap" where isOptional(base): .optional(closure.unwrapped)
    case _ where isCollection(base): collectionResult(of: name, on: base, closure)
    default: about(base)
    }
  }

  static func about(_ base: Shape) -> Shape {
    base.mentioned.isEmpty ? .unknown : .about(base.mentioned)
  }

  static func isCollection(_ base: Shape) -> Bool {
    if case .foreign(let name, _) = base {
      ["Array", "Set", "Dictionary", "ArraySlice"].contains(name)
    } else {
      false
    }
  }

  private static func isOptional(_ base: Shape) -> Bool {
    if case .foreign("Optional", _) = base { true } else { false }
  }

  private static func value(of base: Shape) -> Shape {
    if case .foreign("Dictionary", let arguments) = base {
      arguments.last ?? .unknown
    } else {
      .unknown
    }
  }

  private static func collectionResult(of name: String, on base: Shape, _ closure: Shape) -> Shape {
    let element = base.element
    switch name {
    case "first", "last", "randomElement", "popLast", "popFirst", "min", "max":
      return .optional(element)
    case "remove", "removeFirst", "removeLast": return element
    case "map": return .array(closure)
    case "compactMap": return .array(closure.unwrapped)
    case "flatMap": return .array(closure.element)
    case "values": return .array(value(of: base))
    case "keys":
      if case .foreign(_, let arguments) = base { return .array(arguments.first ?? .unknown) }
      return .unknown
    case "enumerated": return .array(.tuple(["offset", "element"], [.unknown, element]))
    case "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "drop":
      return .array(element)
    case "filter", "removingDuplicates", "union", "intersection", "subtracting", "lazy": return base
    default: return .unknown
    }
  }

  private static let names: Set = [
    "map", "compactMap", "flatMap", "filter", "forEach", "first", "last", "count", "isEmpty",
    "sorted", "sort", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "drop",
    "enumerated", "contains", "allSatisfy", "reduce", "min", "max", "randomElement", "popLast",
    "popFirst", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "indices",
    "startIndex", "endIndex", "index", "firstIndex", "lastIndex", "keys", "values", "mapValues",
    "compactMapValues", "joined", "split", "lazy", "union", "subtracting", "intersection",
    "isSubset", "isDisjoint", "swapAt", "hashValue", "description", "debugDescription", "self",
    "sink", "assign", "receive", "eraseToAnyPublisher", "removeDuplicates", "store", "send",
    "wrappedValue", "projectedValue", "value", "subscribe", "bind", "subscribeOn", "observeOn",
  ]
}

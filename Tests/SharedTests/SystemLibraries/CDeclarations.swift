import Foundation

/// The declarations in one of our headers, as far as they can be compared with another header.
struct CDeclarations {
  struct Struct {
    let name: String
    let members: [String]
    let body: String
  }

  /// The values by name, as C source.
  private(set) var constants: [String: String] = [:]
  private(set) var structs: [Struct] = []
  /// Declarations that C allows to be repeated if they are identical.
  private(set) var redeclarations: [String] = []

  init(_ header: String) {
    let lines = header.components(separatedBy: "\n").map { line in
      line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
    }
    for line in lines {
      if let (_, name, value) = line.wholeMatch(of: #/\#define (\w+) (.+)/#)?.output {
        constants[String(name)] = String(value)
      }
    }
    for statement in Self.statements(lines.filter { !$0.hasPrefix("#") }.joined(separator: " ")) {
      add(statement)
    }
  }

  private mutating func add(_ statement: String) {
    if statement.hasPrefix("static inline") { return }
    guard let brace = statement.firstIndex(of: "{"), let end = statement.lastIndex(of: "}") else {
      if !statement.hasPrefix("struct ") || statement.contains("(") {
        redeclarations.append(statement)
      }
      return
    }
    let body = String(statement[statement.index(after: brace)..<end])
    if let (_, name) = statement.prefixMatch(of: #/(?:typedef )?struct (\w+) /#)?.output {
      structs.append(Struct(name: String(name), members: Self.members(body), body: body))
    } else {
      for (_, name, value) in body.matches(of: /(\w+) = (\w+)/).map(\.output) {
        constants[String(name)] = String(value)
      }
    }
  }

  /// The text outside of braces up to each semicolon; a function's body needs no semicolon.
  private static func statements(_ text: String) -> [String] {
    var statements: [String] = []
    for part in parts(of: text, endingFunctions: true) {
      let words = part.split(separator: " ")
      if !words.isEmpty { statements.append(words.joined(separator: " ")) }
    }
    return statements
  }

  /// The members' names: a function pointer's, or else the last word.
  private static func members(_ body: String) -> [String] {
    parts(of: body, endingFunctions: false).compactMap { part in
      let name = part.firstMatch(of: /\(\*(\w+)\)/) ?? part.firstMatch(of: /(\w+);$/)
      return name.map { String($0.output.1) }
    }
  }

  private static func parts(of text: String, endingFunctions: Bool) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in text {
      part.append(character)
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      let endsFunction = endingFunctions && character == "}" && part.contains("static inline")
      if depth == 0, character == ";" || endsFunction {
        parts.append(part)
        part = ""
      }
    }
    return parts
  }
}

extension CDeclarations {
  /// A C file that compiles if the header declares the same; unfinished structs may have more there.
  func comparison(with header: String, unfinished: Set<String>) -> String {
    var lines = ["#include <\(header)>"] + redeclarations
    for (name, value) in constants.sorted(by: { $0.key < $1.key }) {
      lines.append("_Static_assert(\(name) == \(value), \"\");")
    }
    for each in structs {
      let (theirs, ours) = ("struct \(each.name)", "struct ours_\(each.name)")
      lines.append("\(ours) {\(each.body)};")
      if !unfinished.contains(each.name) {
        lines.append("_Static_assert(sizeof(\(theirs)) == sizeof(\(ours)), \"\");")
      }
      for member in each.members {
        for measure in ["__builtin_offsetof(%, \(member))", "sizeof(((% *)0)->\(member))"] {
          let sides = [theirs, ours].map { measure.replacing("%", with: $0) }
          lines.append("_Static_assert(\(sides.joined(separator: " == ")), \"\");")
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

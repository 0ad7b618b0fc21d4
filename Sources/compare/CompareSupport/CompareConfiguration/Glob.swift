/// A pattern for paths or qualified names.
///
/// `*` stands for any characters within one component, and `?` for one character; a component `**`
/// stands for any number of components, including none.
package struct Glob: Sendable {
  private let components: [[Character]]
  private let separator: Character

  package init(_ pattern: String, separator: Character) {
    self.separator = separator
    components = pattern.split(separator: separator).map(Array.init).filter { $0 != ["."] }
  }

  package func matches(_ text: String) -> Bool {
    let parts = text.split(separator: separator).map(Array.init)
    return Self.fits(components, parts, isRun: { $0 == ["*", "*"] }) { component, part in
      Self.fits(component, part, isRun: { $0 == "*" }) { $0 == "?" || $0 == $1 }
    }
  }

  /// On a mismatch, the last wildcard takes in one element more: what an earlier one took in never
  /// has to grow.
  private static func fits<Part, Element>(
    _ pattern: [Part], _ elements: [Element], isRun: (Part) -> Bool,
    isOne: (Part, Element) -> Bool
  ) -> Bool {
    var (part, element) = (0, 0)
    var run: (part: Int, element: Int)?
    while element < elements.count {
      if part < pattern.count, isRun(pattern[part]) {
        run = (part, element)
        part += 1
      } else if part < pattern.count, isOne(pattern[part], elements[element]) {
        part += 1
        element += 1
      } else if let last = run {
        part = last.part + 1
        element = last.element + 1
        run = (last.part, element)
      } else {
        return false
      }
    }
    return pattern[part...].allSatisfy(isRun)
  }
}

/// The files that configurations leave out.
package struct ExcludedFiles: Sendable {
  private let globs: [(folder: String, glob: Glob)]

  /// Takes the globs of each configuration's folder, for files and for folders around them.
  package init(_ all: [(folder: String, globs: [String])]) {
    globs = all.flatMap { folder, globs in
      globs.map { ("\(folder)/", Glob($0, separator: "/")) }
    }
  }

  package func contain(_ path: String) -> Bool {
    globs.contains { folder, glob in
      guard path.hasPrefix(folder) else { return false }
      let relative = path.dropFirst(folder.count)
      let ends = relative.indices.filter { relative[$0] == "/" } + [relative.endIndex]
      return ends.contains { glob.matches(String(relative[..<$0])) }
    }
  }
}

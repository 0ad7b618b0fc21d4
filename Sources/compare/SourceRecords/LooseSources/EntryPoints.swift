extension SourceTree.App {
  /// The files in which a program begins: more than one makes it likely that several apps, or an app
  /// and its extensions, are measured as one.
  package var entryPoints: [String] {
    files.filter { file in
      file.path.hasSuffix("/main.swift")
        || file.bytes.split(separator: UInt8(ascii: "\n")).contains(where: Self.isEntry)
    }.map(\.path)
  }

  /// Whether a line begins with an attribute that marks a program's entry.
  private static func isEntry(_ line: ArraySlice<UInt8>) -> Bool {
    let start = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard start.first == UInt8(ascii: "@") else { return false }
    let word = start.dropFirst().prefix { byte in
      UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
    }
    return ["main", "UIApplicationMain", "NSApplicationMain"].contains {
      word.elementsEqual($0.utf8)
    }
  }
}

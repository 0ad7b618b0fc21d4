import CompareSupport

/// Asks the compiler which modules it can find.
struct ImportProbe {
  let compiler: String
  let children: Children
  let folder: ScratchFolder
  /// Folders with modules, beside those that the compiler knows.
  let modules: [String]

  /// Those of the modules that are there, without stubs.
  func found(among names: Set<String>) throws(Stop) -> Set<String> {
    guard !names.isEmpty else { return [] }
    let lines = names.sorted().map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }
    let probe = try failing { () throws(Failure) in
      try folder.write(Array(lines.joined().utf8), to: "imports.swift").path
    }
    let outcome = try children.run(
      Invocation(
        path: compiler,
        arguments: ["-frontend", "-emit-imported-modules", "-module-name", "Imports", probe]
          + modules.flatMap { ["-I", $0] },
        folder: folder.path
      )
    )
    let found = String(decoding: outcome.standardOutput, as: UTF8.self).split(separator: "\n")
    return names.intersection(found.map(String.init))
  }
}

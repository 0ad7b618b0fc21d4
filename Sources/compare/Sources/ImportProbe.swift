/// Asks the compiler which modules it can find.
struct ImportProbe {
  let compiler: String
  let children: Children
  let folder: ScratchFolder

  /// Those of the modules that are there, without stubs.
  func found(among modules: Set<String>) throws(Stop) -> Set<String> {
    guard !modules.isEmpty else { return [] }
    let lines = modules.sorted().map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }
    let probe = try failing { () throws(CompareError) in
      try folder.write(Array(lines.joined().utf8), to: "imports.swift").path
    }
    let outcome = try children.run(
      Invocation(
        path: compiler,
        arguments: ["-frontend", "-emit-imported-modules", "-module-name", "Imports", probe],
        folder: folder.path
      )
    )
    let names = String(decoding: outcome.standardOutput, as: UTF8.self).split(separator: "\n")
    return modules.intersection(names.map(String.init))
  }
}

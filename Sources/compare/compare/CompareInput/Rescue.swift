import CompareSupport
import SourceRecords

/// Measures modules that the build failed on, with those that it did build at hand.
struct Rescue: Sendable {
  private let measurement: AppMeasurement

  init(toolchain: Toolchain, children: Children, workspace: Workspace) throws(Stop) {
    measurement = try failing { () throws(Failure) in
      AppMeasurement(
        readers: SyntaxReaders(library: toolchain.sourceKitLibrary, children: children),
        library: toolchain.indexStoreLibrary,
        indexer: TolerantIndexer(
          compiler: try toolchain.tool("swiftc"), children: children,
          scratch: "\(workspace.scratch)/sources", modules: ["\(workspace.build)/Modules"]))
    }
  }

  /// Puts what can be found out in the place of what the build left of a module.
  func measure(
    _ module: SourceModule, _ units: [IndexUnit], _ facts: inout [FileFacts],
    _ records: inout Records
  ) throws(Stop) {
    let app = try measurement.measure(module)
    if !app.isWhole { records.resolved[module.name] = app.resolved }
    records.missing = records.missing.subtracting(module.files).union(app.unrecorded.map(\.path))
    records.untrusted.subtract(module.files)
    for path in app.unparsed { records.tooDeep[path] = SyntaxReaders.flaw }
    for (index, unit) in units.enumerated() where unit.module == module.name {
      facts[index] = app.facts(of: unit.file) ?? facts[index]
    }
  }
}

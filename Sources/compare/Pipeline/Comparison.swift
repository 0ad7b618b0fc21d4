import Foundation

/// What a run measures: a package, or folders of sources.
struct Comparison {
  let options: Options
  /// The current folder.
  let folder: String
  /// Where `swift` is looked for.
  let searchPath: String
  let children: Children
  let steps: Steps

  func report() throws(Stop) -> Report {
    let toolchain = try Toolchain.find(searchPath: searchPath, children: children)
    let workspace = try failing { () throws(CompareError) in
      Workspace(root: try PackageLocator.root(above: try options.path.map(existing) ?? folder))
    }
    let measurement = try PackageComparison(
      options: options, toolchain: toolchain, children: children, workspace: workspace,
      steps: steps
    ).measure()
    var report = ReportBuilder(measurement, workspace).report()
    report.modules += try failing { () throws(CompareError) in
      try ReferenceColumns.columns(options.references)
    }
    return report
  }

  /// A folder that the user named, from the root of the file system on.
  private func existing(_ path: String) throws(CompareError) -> String {
    let full = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), isFolder.boolValue
    else { throw .folderMissing(path: path) }
    return full
  }
}

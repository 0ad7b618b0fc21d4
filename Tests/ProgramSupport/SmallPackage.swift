/// A package written by a test.
public struct SmallPackage: Sendable {
  public let folder: TemporaryFolder

  /// Takes the text between `targets: [` and `]`, and the files.
  public init(targets: String, header: String = "", _ files: [String: String]) throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      \(header)
      let package = Package(name: "small", platforms: [.macOS(.v15)], targets: [\(targets)])

      """, to: "Package.swift")
    for (name, text) in files { try folder.write(text, to: name) }
  }
}

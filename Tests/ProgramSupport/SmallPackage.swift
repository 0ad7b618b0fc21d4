import Foundation

/// A package written by a test.
public struct SmallPackage: Sendable {
  public let folder: TemporaryFolder

  /// The compiler's module cache: to compile the system's modules takes longer than a small package.
  private static let modules: String = {
    let folder = NSTemporaryDirectory() + "compare-modules-\(UUID().uuidString)"
    removeAtExit(folder)
    return folder
  }()

  /// Takes the text between `targets: [` and `]`, and the files.
  public init(targets: String, header: String = "", _ files: [String: String]) throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      \(header)
      let package = Package(name: "small", platforms: [.macOS(.v15)], targets: [\(targets)])
      for target in package.targets where [.regular, .executable, .test].contains(target.type) {
        target.swiftSettings = (target.swiftSettings ?? []) + [
          .unsafeFlags(["-module-cache-path", "\(Self.modules)"])
        ]
      }

      """, to: "Package.swift")
    for (name, text) in files { try folder.write(text, to: name) }
  }
}

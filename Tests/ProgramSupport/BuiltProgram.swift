public import Foundation

/// A program built together with this one.
public enum BuiltProgram {
  /// The folder of the built programs: that of this program, or of the running test bundle.
  public static var folder: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }

  public static func named(_ name: String) -> URL { folder.appending(path: name) }
}

/// A program installed on the system.
public enum InstalledProgram {
  /// Looks for it on `PATH`.
  public static func named(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
      .map { URL(filePath: $0) }
  }
}

extension Process {
  /// A program without input, in this process's environment with additional variables.
  public convenience init(
    _ program: URL, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:]
  ) {
    self.init()
    executableURL = program
    self.arguments = arguments
    if let folder { currentDirectoryURL = folder }
    self.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    standardInput = FileHandle.nullDevice
  }

  /// Runs it until it ends, and returns its output, including its errors on request.
  public func output(withErrors: Bool = false) throws -> String {
    let pipe = Pipe()
    standardOutput = pipe
    if withErrors { standardError = pipe }
    // `waitUntilExit` checks only now and then, which would be most of a short run's time.
    let end = DispatchSemaphore(value: 0)
    terminationHandler = { _ in end.signal() }
    try run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    end.wait()
    return String(decoding: output, as: UTF8.self)
  }
}

public import Foundation

/// A program that a test starts: one built next to the tests, or one of the system's.
public struct ChildProgram: Sendable {
  /// How a run ended.
  public enum End: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  /// The result of a finished run.
  public struct Result: Equatable, Sendable {
    public var end: End
    public var output: String
    public var errors: String

    /// The exit code as a shell reports it.
    public var exitCode: Int32 {
      switch end {
      case .exit(let code): code
      case .signal(let signal): 128 + signal
      }
    }
  }

  public let path: String

  public init(path: String) { self.path = path }

  public static func built(_ name: String) -> Self {
    Self(path: BuiltProgram.named(name).path(percentEncoded: false))
  }

  public static let compare = built("compare")

  public func start(
    _ arguments: [String] = [], in folder: String, environment: [String: String]? = nil
  ) throws -> Run {
    let process = Process(URL(filePath: path), arguments, in: URL(filePath: folder))
    if let environment { process.environment = environment }
    let (output, errors) = (Pipe(), Pipe())
    // Otherwise a child that other code starts at this moment would keep them open.
    for pipe in [output, errors] {
      for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
    }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return Run(
      process: process, output: output.fileHandleForReading, errors: errors.fileHandleForReading)
  }

  /// Starts it and waits until it ends.
  public func run(
    _ arguments: [String], in folder: String, environment: [String: String]? = nil
  ) throws -> Result {
    try start(arguments, in: folder, environment: environment).result()
  }

  /// Runs a shell command in the folder of the built programs, as a user there would.
  public static func shell(_ line: String) throws -> Result {
    try Self(path: "/bin/bash").run(
      ["-c", line], in: BuiltProgram.folder.path(percentEncoded: false))
  }

  /// A running program.
  public struct Run {
    private let process: Process
    private let output: FileHandle
    /// Its standard error.
    public let errors: FileHandle

    fileprivate init(process: Process, output: FileHandle, errors: FileHandle) {
      self.process = process
      self.output = output
      self.errors = errors
    }

    public func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits until it ends, and returns the output not yet read.
    public func result() throws -> Result {
      // Both are read at the same time, since a full pipe would block the program.
      let reading = DispatchQueue(label: "standard error")
      nonisolated(unsafe) var rest = Data()
      reading.async { [errors] in rest = (try? errors.readToEnd()) ?? Data() }
      let text = try output.readToEnd() ?? Data()
      reading.sync {}
      process.waitUntilExit()
      let status = process.terminationStatus
      return Result(
        end: process.terminationReason == .exit ? .exit(status) : .signal(status),
        output: String(decoding: text, as: UTF8.self),
        errors: String(decoding: rest, as: UTF8.self))
    }
  }
}

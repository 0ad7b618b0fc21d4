package import CompareSupport
import Foundation
package import SourceRecords

/// A package's executable whose functions report when they are entered.
package struct TracedProgram: Sendable {
  private let session: MeasuringSession
  private let workspace: Workspace
  private let product: String

  package init(_ session: MeasuringSession, _ workspace: Workspace, product: String) {
    self.session = session
    self.workspace = workspace
    self.product = product
  }

  /// How many calls are kept: 128 MB in a sparse file.
  package static let room = 2_000_000

  private var path: String { "\(workspace.build)/\(product)" }

  /// Builds it in a separate folder, because it uses other compiler flags than usual.
  package func build(count: @escaping (BuildCount) -> Void) throws(Failure) {
    let object = try TracerObject(session: session, folder: workspace.scratch).path()
    let reason = try Builder(session, workspace, count: count).build(
      product: product, flags: Self.flags.flatMap { ["-Xswiftc", $0] } + ["-Xlinker", object])
    if let reason { throw Failure("The product '\(product)' doesn't build: \(reason)") }
  }

  /// Makes every function call the tracer first.
  ///
  /// The compiler accepts this only together with a sanitizer. If only its front end gets the flag,
  /// this sanitizer changes nothing in Swift code, and nothing of it is linked. The next flags mark
  /// the frames of functions that may suspend, and keep the places of functions even if the manifest
  /// leaves out debug information. Even if it asks for optimisation, no function is inlined.
  private static let flags =
    [
      "-sanitize=undefined", "-sanitize-coverage=func,trace-pc-guard",
      "-swift-async-frame-pointer=always", "-g",
    ].flatMap { ["-Xfrontend", $0] } + ["-Onone"]

  /// Runs it to its end, however it ends, and keeps as many calls as there is room for.
  ///
  /// Its output can be heard. The status is the same as in a shell. Runs at the same time need
  /// different numbers.
  package func run(
    _ arguments: [String], in folder: String, room: Int = Self.room, number: Int = 0,
    within limit: Duration? = nil, isInterruptible: Bool = false,
    hear: @escaping (ArraySlice<UInt8>) -> Void = { _ in }
  ) throws(Failure) -> (record: RunRecord, status: Int32) {
    let process = ProcessInfo.processInfo.processIdentifier
    let file = "\(workspace.scratch)/record-\(process)-\(number)"
    defer { unlink(file) }
    try RecordFile.make(file, room: room)
    let outcome = try session.children.run(
      Invocation(
        path: path, arguments: arguments, folder: folder,
        environment: ["COMPARE_TRACE_RECORD": file]),
      within: limit, isInterruptible: isInterruptible, hear: hear)
    let record = try RecordFile.read(file)
    guard !record.events.isEmpty else {
      throw Failure("'\(product)' ran, but left no call of the package's functions.")
    }
    return (record, outcome.status)
  }

  /// The functions at the addresses that records contain.
  package func functions(
    at addresses: Set<UInt64>, modules: Set<String>
  ) throws(Failure) -> [UInt64: TracedFunction] {
    try Symbolizer(
      session: session, workspace: workspace, program: path, modules: modules
    ).functions(at: addresses)
  }
}

/// The file that a traced program maps into its memory, so that the record survives a crash.
enum RecordFile {
  /// A sparse file: only what is written takes up space on the disk.
  static func make(_ path: String, room: Int) throws(Failure) {
    let file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    let head = RunRecord.head
    defer { close(file) }
    guard file >= 0, ftruncate(file, off_t(RunRecord.length(of: room))) == 0,
      write(file, head, head.count) == head.count
    else { throw .outputUnwritable(path: path, reason: String(cString: strerror(errno))) }
  }

  static func read(_ path: String) throws(Failure) -> RunRecord {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
      return data.withUnsafeBytes { RunRecord($0) }
    } catch {
      throw Failure("The record '\(path)' cannot be read: \(error.localizedDescription).")
    }
  }
}

extension TracedProgram {
  /// More than any action should need; a program that waits for something is ended.
  private static let limit = Duration.seconds(120)

  /// Why a run's record can't be used.
  package struct Problem: Error {
    package let text: String
  }

  /// Runs it in a folder that only this run uses and that is deleted afterwards; runs at the same
  /// time need different numbers.
  package func runApart(
    _ number: Int, _ arguments: (_ folder: String) -> [String]
  ) throws(Failure) -> Result<RunRecord, Problem> {
    let folder = FileManager.default.temporaryDirectory.path + "/compare-" + UUID().uuidString
    // Not with the folders around it: a temporary folder that is missing isn't ours to make.
    guard mkdir(folder, 0o700) == 0 else { throw .temporaryFolderUnusable(errno) }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var said: [UInt8] = []
    let (record, status) = try run(
      arguments(folder), in: folder, number: number, within: Self.limit
    ) { said += $0 }
    if let problem = Self.problem(status, said, record) {
      return .failure(Problem(text: problem))
    }
    return .success(record)
  }

  /// An incomplete run would make the action look smaller than it is.
  private static func problem(_ status: Int32, _ said: [UInt8], _ record: RunRecord) -> String? {
    if status > 128 { return "its run was ended by signal \(status - 128)" }
    if status != 0 {
      let first = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline).first
      return "its run ended with exit code \(status)\(first.map { ": \($0)" } ?? "")"
    }
    return record.lost == 0 ? nil : "its run made more than \(record.events.count) calls"
  }
}

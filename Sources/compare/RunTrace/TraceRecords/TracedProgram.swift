package import CompareSupport
import Foundation
package import SourceRecords

/// A package's executable whose functions say when they are entered.
package struct TracedProgram: Sendable {
  private let toolchain: Toolchain
  private let children: Children
  private let workspace: Workspace
  private let product: String

  package init(
    toolchain: Toolchain, children: Children, workspace: Workspace, product: String
  ) {
    self.toolchain = toolchain
    self.children = children
    self.workspace = workspace
    self.product = product
  }

  /// How many calls are kept: 128 MB of a file with holes.
  package static let room = 2_000_000

  private var path: String { "\(workspace.build)/\(product)" }

  /// Builds it in a folder of its own, since the compiler is told something else than usually.
  package func build(count: @escaping (BuildCount) -> Void) throws(Stop) {
    let object = try TracerObject(
      toolchain: toolchain, children: children, folder: workspace.scratch
    ).path()
    let builder = Builder(
      toolchain: toolchain, children: children, workspace: workspace, count: count)
    let reason = try builder.build(
      product: product, flags: Self.flags.flatMap { ["-Xswiftc", $0] } + ["-Xlinker", object])
    if let reason { throw .failed(.productUnbuildable(name: product, reason: reason)) }
  }

  /// Every function calls the tracer first.
  ///
  /// The compiler takes this only together with a sanitizer. Given to its front end alone, this
  /// one changes nothing in Swift code, and nothing of it is linked. The frames of functions that
  /// may suspend have a mark then.
  private static let flags = [
    "-sanitize=undefined", "-sanitize-coverage=func,trace-pc-guard",
    "-swift-async-frame-pointer=always",
  ].flatMap { ["-Xfrontend", $0] }

  /// Runs it to its end, whatever that is, and keeps as many calls as there is room for.
  ///
  /// What it prints can be heard. How it ended is told as a shell would. Of several that run at the
  /// same time each has a number.
  package func run(
    _ arguments: [String], in folder: String, room: Int = Self.room, number: Int = 0,
    within limit: Duration? = nil, isInterruptible: Bool = false,
    hear: @escaping (ArraySlice<UInt8>) -> Void = { _ in }
  ) throws(Stop) -> (record: RunRecord, status: Int32) {
    let process = ProcessInfo.processInfo.processIdentifier
    let file = "\(workspace.scratch)/record-\(process)-\(number)"
    defer { unlink(file) }
    try failing { () throws(Failure) in try RecordFile.make(file, room: room) }
    let outcome = try children.run(
      Invocation(
        path: path, arguments: arguments, folder: folder,
        environment: ["COMPARE_TRACE_RECORD": file]),
      within: limit, isInterruptible: isInterruptible, hear: hear)
    let record = try failing { () throws(Failure) in try RecordFile.read(file) }
    guard !record.events.isEmpty else { throw .failed(.nothingRecorded(name: product)) }
    return (record, outcome.status)
  }

  /// The functions that records name, by their addresses.
  package func functions(
    at addresses: Set<UInt64>, modules: Set<String>
  ) throws(Stop) -> [UInt64: TracedFunction] {
    try Symbolizer(
      toolchain: toolchain, children: children, workspace: workspace, program: path,
      modules: modules
    ).functions(at: addresses)
  }
}

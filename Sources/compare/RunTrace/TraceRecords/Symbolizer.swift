package import CompareSupport
import Foundation
import SourceRecords

/// Asks the toolchain which functions are at given addresses of a program.
struct Symbolizer {
  let session: MeasuringSession
  let workspace: Workspace
  let program: String
  /// The modules whose types count.
  let modules: Set<String>

  func functions(at addresses: Set<UInt64>) throws(Failure) -> [UInt64: TracedFunction] {
    let ordered = addresses.sorted()
    let output = try run(
      "llvm-symbolizer",
      [
        "--no-inlines", "--no-demangle", "--relative-address", "--output-style=JSON",
        "--obj=\(program)",
      ], on: ordered.map { "0x" + String($0, radix: 16) })
    let found = (try? JSONDecoder().decode([SymbolizedAddress].self, from: Data(output))) ?? []
    let names = Set(found.compactMap(\.function))
    let trees = SymbolTree.all(
      in: String(
        decoding: try run("swift-demangle", ["--tree-only"], on: names.sorted()), as: UTF8.self))
    var sources: [String: [Substring]] = [:]
    var functions: [UInt64: TracedFunction] = [:]
    for (address, found) in zip(ordered, found) {
      guard let name = found.function else { continue }
      let place = found.place(in: workspace)
      functions[address] = TracedFunction(
        name: name, tree: trees[name], place: place,
        text: place.map { text(at: $0, in: &sources) } ?? "", modules: modules)
    }
    return functions
  }

  /// A line of a file, which is read only once; empty if there is no such line.
  private func text(at place: CodePlace, in files: inout [String: [Substring]]) -> String {
    if files[place.file] == nil {
      let text = try? String(contentsOfFile: workspace.shown.absolute(place.file), encoding: .utf8)
      files[place.file] =
        text?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) ?? []
    }
    let lines = files[place.file] ?? []
    return lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : ""
  }

  /// Thousands of arguments are too many for a command line, so both tools read them from a file.
  private func run(
    _ tool: String, _ arguments: [String], on words: [String]
  ) throws(Failure) -> [UInt8] {
    let file = "\(workspace.scratch)/\(tool)-\(ProcessInfo.processInfo.processIdentifier)"
    defer { unlink(file) }
    try OutputFile(file, in: "/").write(words.map { $0 + "\n" }.joined())
    return try session.output(of: tool, arguments + ["@\(file)"], in: workspace.root)
  }
}

/// The part of llvm-symbolizer's answer that is needed.
private struct SymbolizedAddress: Decodable {
  struct Symbol: Decodable {
    let name: String
    let file: String
    let line: Int

    enum CodingKeys: String, CodingKey {
      case name = "FunctionName"
      case file = "StartFileName"
      case line = "StartLine"
    }
  }

  let symbols: [Symbol]?

  enum CodingKeys: String, CodingKey {
    case symbols = "Symbol"
  }

  var function: String? { symbols?.first?.name }

  /// Nil for compiler-generated code, which is in no file, and for expanded macros, which are in
  /// none that can be opened.
  func place(in workspace: Workspace) -> CodePlace? {
    guard let symbol = symbols?.first, symbol.line > 0, symbol.file.hasSuffix(".swift"),
      !symbol.file.contains("/@__swiftmacro_"), !symbol.file.hasPrefix("@__swiftmacro_")
    else { return nil }
    return CodePlace(file: workspace.shown.relative(symbol.file), line: symbol.line)
  }
}

/// The functions of a traced program that any run called so far.
package struct FunctionNames {
  package let program: TracedProgram
  private let modules: Set<String>
  private var known: [UInt64: TracedFunction] = [:]
  private var asked: Set<UInt64> = []

  package init(program: TracedProgram, modules: Set<String>) {
    self.program = program
    self.modules = modules
  }

  /// Everything that any run called, such as `Window.press`.
  package var called: Set<String> { Set(known.values.compactMap(\.title)) }

  /// Only asks for what no earlier run contained.
  package mutating func functions(
    of records: [RunRecord]
  ) throws(Failure) -> [UInt64: TracedFunction] {
    let sets = records.concurrentMap { $0.addresses }
    let new = sets.reduce(into: Set<UInt64>()) { $0.formUnion($1) }.subtracting(asked)
    if !new.isEmpty {
      asked.formUnion(new)
      known.merge(try program.functions(at: new, modules: modules)) { first, _ in first }
    }
    return known
  }
}

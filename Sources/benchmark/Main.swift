import Foundation
import Implementations

/// Prints how long keys take with more and more todos, how much memory that takes, and how long a
/// start, of all implementations or of those that are named; with the word `pictures`, how long filters and PNG
/// files take.
///
/// Every implementation and store runs in a process of its own, so that its memory is its own.
@main
struct Main {
  @MainActor
  static func main() async throws {
    let arguments = CommandLine.arguments
    if arguments.dropFirst() == ["pictures"] { return try await PictureBenchmark.run() }
    if let run = Run(arguments: arguments.dropFirst()) {
      return try KeyBenchmark(run: run).measure()
    }
    let implementations = implementations(named: arguments.dropFirst())
    try GrowthTable(program: URL(filePath: arguments[0]), implementations: implementations).run()
    try Startup.run(implementations)
  }

  private static func implementations(named names: ArraySlice<String>) -> [Implementation] {
    if names.isEmpty { return Implementation.allCases }
    return names.map { name in
      if let implementation = Implementation(rawValue: name) { return implementation }
      FileHandle.standardError.write(
        Data("Error: Unknown implementation '\(name)': 'todo --help' lists them.\n".utf8))
      exit(64)
    }
  }
}

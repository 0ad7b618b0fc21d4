import Foundation

/// Prints how long keys take with more and more todos, how much memory that takes, and how long a
/// start; with the word `pictures`, how long filters and PNG files take.
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
    try GrowthTable(program: URL(filePath: arguments[0])).run()
    try Startup.run()
  }
}

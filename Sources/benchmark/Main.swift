import Foundation

/// Prints how long keys take with many todos, how much memory that takes, and how long a start.
///
/// Every pattern and store runs in a process of its own, so that its memory is its own. With
/// `pictures` as its one argument it times filters and PNG decoding instead: a filter is
/// to take at most 15 times as long as a copy of the bytes, decoding at most twice as long as
/// zlib's inflate alone.
@main
struct Main {
  @MainActor
  static func main() async throws {
    let arguments = CommandLine.arguments
    if arguments.count == 3, let store = Variant.Store(rawValue: arguments[2]) {
      return try KeyBenchmark(variant: Variant(pattern: arguments[1], store: store)).run()
    }
    if arguments.dropFirst() == ["pictures"] { return try await PictureBenchmark.run() }
    print("\(KeyBenchmark.todoCount) todos; milliseconds from key to frame; megabytes")
    print(KeyBenchmark.header)
    for variant in Variant.all {
      fflush(nil)
      try Child.run(
        URL(filePath: arguments[0]), [variant.pattern, variant.store.rawValue], output: true)
    }
    try Startup.run()
  }
}

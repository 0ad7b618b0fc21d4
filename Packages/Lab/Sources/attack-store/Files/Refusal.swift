import Shared

/// The rules for errors of the store.
enum Refusal {
  /// Throws unless it is the store's error and names the file and what to do, in one line.
  static func check(_ error: any Error, path: String) throws {
    guard let error = error as? TodoStoreError else { throw error }
    let line = "\(error)"
    guard line.contains("“\(path)”"), line.contains("; "), !line.contains("\n") else {
      throw Violation("the error doesn't name the file and what to do: \(line)")
    }
  }
}

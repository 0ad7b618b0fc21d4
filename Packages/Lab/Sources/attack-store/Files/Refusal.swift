import Shared

/// What must be said when something is refused.
enum Refusal {
  /// Throws unless the error is the store's and says what file it is and what to do, in one line.
  static func check(_ error: any Error, path: String) throws {
    guard let error = error as? TodoStoreError else { throw error }
    let line = "\(error)"
    guard line.contains("“\(path)”"), line.contains("; "), !line.contains("\n") else {
      throw Violation("the refusal doesn't say what to do with which file: \(line)")
    }
  }
}

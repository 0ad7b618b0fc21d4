import Shared

/// Why data couldn't be loaded or saved, in one line of plain words; the one error that a data
/// manager has for its use cases, wherever it keeps the data.
nonisolated struct DataFailure: Error, Equatable, CustomStringConvertible {
  let description: String
}

nonisolated extension DataFailure {
  /// What a store answers, its error turned into this one.
  static func wrapping<Answer>(
    _ answer: @autoclosure () throws(TodoStoreError) -> Answer
  ) throws(DataFailure) -> Answer {
    do throws(TodoStoreError) {
      return try answer()
    } catch {
      throw DataFailure(description: error.description)
    }
  }
}

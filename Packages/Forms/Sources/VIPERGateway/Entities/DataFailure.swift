import Shared

/// Why data couldn't be loaded or saved, in one line of plain words; data managers throw only this
/// error, wherever they keep the data.
nonisolated struct DataFailure: Error, Equatable, CustomStringConvertible {
  let description: String
}

nonisolated extension DataFailure {
  /// Returns a store's answer, or converts its error into this one.
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

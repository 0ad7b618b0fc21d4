import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// Transforms every element, as many at a time as there are cores; the order stays.
  ///
  /// - Throws: the first failure in the order of the elements, so that the same input always
  ///   fails in the same way.
  package func concurrentMap<Value: Sendable, Failure: Error>(
    _ transform: @Sendable (Element) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    let results = Mutex<[Int: Result<Value, Failure>]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result: Result<Value, Failure>
      do throws(Failure) {
        result = .success(try transform(self[index]))
      } catch {
        result = .failure(error)
      }
      results.withLock { $0[index] = result }
    }
    let finished = results.withLock { $0 }
    var values: [Value] = []
    for index in indices {
      if let result = finished[index] { values.append(try result.get()) }
    }
    return values
  }
}

/// Turns a failure into the reason for stopping that it is.
package func failing<Value>(_ body: () throws(Failure) -> Value) throws(Stop) -> Value {
  do throws(Failure) {
    return try body()
  } catch {
    throw .failed(error)
  }
}

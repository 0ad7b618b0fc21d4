/// Turns a failure into the reason for stopping that it is.
func failing<Value>(_ body: () throws(CompareError) -> Value) throws(Stop) -> Value {
  do throws(CompareError) {
    return try body()
  } catch {
    throw .failed(error)
  }
}

/// Turns a misuse into the reason for stopping that it is.
func misusing<Value>(_ body: () throws(UsageError) -> Value) throws(Stop) -> Value {
  do throws(UsageError) {
    return try body()
  } catch {
    throw .misused(error)
  }
}

/// Turns a failure into the reason for stopping that it is.
func failing<Value>(_ body: () throws(CompareError) -> Value) throws(Stop) -> Value {
  do throws(CompareError) {
    return try body()
  } catch {
    throw .failed(error)
  }
}

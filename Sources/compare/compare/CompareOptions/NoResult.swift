package import CommandLineKit
package import CompareSupport

/// Why a run has no result.
package enum NoResult: Error, Equatable {
  /// The command line means nothing, or names what isn't there.
  case misused(UsageError)
  case stopped(Stop)

  package static func failed(_ failure: Failure) -> NoResult { .stopped(.failed(failure)) }
}

/// Turns a misuse into the reason for having no result that it is.
package func misusing<Value>(_ body: () throws(UsageError) -> Value) throws(NoResult) -> Value {
  do throws(UsageError) {
    return try body()
  } catch {
    throw .misused(error)
  }
}

/// Turns a stop into the reason for having no result that it is.
package func stopping<Value>(_ body: () throws(Stop) -> Value) throws(NoResult) -> Value {
  do throws(Stop) {
    return try body()
  } catch {
    throw .stopped(error)
  }
}

/// Turns a failure into the reason for having no result that it is.
package func ending<Value>(_ body: () throws(Failure) -> Value) throws(NoResult) -> Value {
  do throws(Failure) {
    return try body()
  } catch {
    throw .failed(error)
  }
}

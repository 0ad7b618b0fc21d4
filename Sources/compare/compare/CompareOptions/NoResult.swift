package import CommandLineKit
package import CompareSupport

/// Why a run has no result.
package enum NoResult: Error, Equatable {
  /// The command line is invalid, or names something that doesn't exist.
  case misused(UsageError)
  case stopped(Stop)

  package static func failed(_ failure: Failure) -> NoResult { .stopped(.failed(failure)) }
}

/// Turns a usage error into a reason for having no result.
package func misusing<Value>(_ body: () throws(UsageError) -> Value) throws(NoResult) -> Value {
  do throws(UsageError) {
    return try body()
  } catch {
    throw .misused(error)
  }
}

package func stopping<Value>(_ body: () throws(Stop) -> Value) throws(NoResult) -> Value {
  do throws(Stop) {
    return try body()
  } catch {
    throw .stopped(error)
  }
}

package func ending<Value>(_ body: () throws(Failure) -> Value) throws(NoResult) -> Value {
  do throws(Failure) {
    return try body()
  } catch {
    throw .failed(error)
  }
}

extension UsageError {
  /// No module has a pattern, or the named module has none.
  package static func patternMissing(module: String?, hint: String? = nil) -> UsageError {
    .explained(
      "\(module.map { "The module '\($0)' has no pattern" } ?? "No module has a pattern"):"
        + " give --pattern, or name it in \(Configuration.fileName)\(hint.map { "; \($0)" } ?? "")."
    )
  }

  /// The configuration doesn't assign this pattern to any module.
  package static func patternUnused(_ pattern: String, known: [String]) -> UsageError {
    .explained(
      "In \(Configuration.fileName) no module has the pattern '\(pattern)', only"
        + " \(known.joined(separator: ", ")): name one with --module.")
  }
}

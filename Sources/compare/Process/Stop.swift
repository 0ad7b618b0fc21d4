/// Why a comparison ended before its end.
enum Stop: Error, Equatable {
  case failed(CompareError)
  /// The command line names what the package hasn't.
  case misused(UsageError)
  case interrupted(signal: Int32)
}

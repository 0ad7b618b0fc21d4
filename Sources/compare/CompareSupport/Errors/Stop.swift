/// Why something ended before its end.
package enum Stop: Error, Equatable {
  case failed(Failure)
  case interrupted(signal: Int32)
}

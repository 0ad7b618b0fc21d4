/// Why a comparison ended before its end.
enum Stop: Error, Equatable {
  case failed(CompareError)
  case interrupted(signal: Int32)
}

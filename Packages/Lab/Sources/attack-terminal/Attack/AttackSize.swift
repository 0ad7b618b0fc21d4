/// How much of everything there is.
struct AttackSize {
  let bytes: Int
  let letters: Int
  let resizes: Int
  let stops: Int

  static let full = AttackSize(bytes: 1 << 20, letters: 20_000, resizes: 5_000, stops: 50)
  /// For tests, which have little time.
  static let small = AttackSize(bytes: 1 << 15, letters: 1_000, resizes: 300, stops: 5)
}

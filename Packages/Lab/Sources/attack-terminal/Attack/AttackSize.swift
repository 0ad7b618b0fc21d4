/// The extent of the attacks.
struct AttackSize {
  let bytes: Int
  let letters: Int
  let resizes: Int
  let stops: Int
  /// How long the end may take after Ctrl-C; generous, but less than handling all input would take.
  let patience: Duration?

  static let full = AttackSize(
    bytes: 1 << 20, letters: 20_000, resizes: 5_000, stops: 50, patience: .seconds(10))
  /// For tests, which have little time and don't measure it.
  static let small = AttackSize(
    bytes: 1 << 15, letters: 1_000, resizes: 300, stops: 5, patience: nil)
}

/// The two halves of a load.
public enum CatStep: CaseIterable, Hashable, Sendable {
  case address
  case picture
}

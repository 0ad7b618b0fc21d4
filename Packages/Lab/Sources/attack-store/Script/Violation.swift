/// Something that a store must never do.
struct Violation: Error, CustomStringConvertible, Equatable {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

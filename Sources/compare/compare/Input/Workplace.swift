/// A folder that the compiler writes to, and what is measured there.
struct Workplace: Sendable {
  let scratch: String
  let measured: [String]
}

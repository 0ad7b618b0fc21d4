/// A folder that the compiler writes to, and what is measured there.
package struct Workplace: Sendable {
  package let scratch: String
  package let measured: [String]
}

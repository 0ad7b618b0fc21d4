/// The forms that a table of claims in several results can be written in.
package enum ClaimsFormat: String, CaseIterable, Sendable {
  case text, markdown
}

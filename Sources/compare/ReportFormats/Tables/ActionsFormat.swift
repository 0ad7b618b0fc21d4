/// The forms that a table of actions can be written in.
package enum ActionsFormat: String, CaseIterable, Sendable {
  case text, markdown, json
}

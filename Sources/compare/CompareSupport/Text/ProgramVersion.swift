/// The version of the tool.
package enum ProgramVersion {
  package static let current = "2.0.0"
}

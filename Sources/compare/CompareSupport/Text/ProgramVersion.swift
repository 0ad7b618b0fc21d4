/// Which version of the tool this is.
package enum ProgramVersion {
  package static let current = "2.0.0"
}

/// What a command line turned out to mean.
package enum Command: Equatable, Sendable {
  case compare(Options)
  /// Holds modules against the rules of their patterns and layers.
  case check(CheckOptions)
  /// Lists the types of modules with their roles.
  case roles(RolesOptions)
  /// Writes a result that was kept as JSON in another form.
  case render(file: String, edges: String?, showsActions: Bool = false, Output)
  /// Prints what moved between two results that were kept as JSON.
  case diff(old: String, new: String, Output)
  /// Runs a program, and prints what its types ask of each other.
  case trace(TraceOptions)
  /// Prints what is said about the tool: help, version, completions, manual.
  case information(String)
}

/// A part of a module doesn't conform to the protocol that another part needs.
nonisolated struct AssemblyError: Error, Equatable {
  let part: String
  let contract: String
}

extension AssemblyError: CustomStringConvertible {
  /// Describes the problem and its fix in one line.
  var description: String {
    "\(part) is no \(contract); make it conform, or give the module another part."
  }
}

/// A part of a module that isn't what another part needs it to be.
nonisolated struct AssemblyError: Error, Equatable {
  let part: String
  let contract: String
}

extension AssemblyError: CustomStringConvertible {
  /// What is wrong and what to do about it, in one line.
  var description: String {
    "\(part) is no \(contract); make it conform, or give the module another part."
  }
}

/// What came from one cut to the next, or all of it.
package struct TracePart: Equatable, Sendable {
  /// Nil when nothing was cut.
  package var title: String?
  package var flows: [Flow]

  package init(_ title: String?, _ flows: [Flow]) {
    self.title = title
    self.flows = flows
  }
}

/// What one type of the package asked of another.
package struct Message: Hashable, Sendable {
  /// Nil when code that belongs to no type asked, or code outside the package.
  package var from: TypeName?
  package var to: TypeName
  package var name: String
  /// The protocol that the call went through.
  package var via: TypeName?
  package var place: CodePlace?

  package init(
    from: TypeName?, to: TypeName, name: String, via: TypeName? = nil, place: CodePlace? = nil
  ) {
    self.from = from
    self.to = to
    self.name = name
    self.via = via
    self.place = place
  }

  /// Such as `Store.add`.
  package var title: String { "\(to.name).\(name)" }
}

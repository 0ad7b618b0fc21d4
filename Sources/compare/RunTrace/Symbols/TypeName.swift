/// A type of a module, with those that it is nested in: `List.Row`.
package struct TypeName: Hashable, Sendable {
  package let module: String
  package let name: String

  package init(module: String, name: String) {
    self.module = module
    self.name = name
  }
}

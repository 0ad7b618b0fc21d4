/// Options that help shows together, below a title.
public struct OptionGroup<Values>: Sendable {
  let title: String
  let options: [OptionDeclaration<Values>]

  public init(_ title: String, _ options: [OptionDeclaration<Values>]) {
    self.title = title
    self.options = options
  }

  var description: CommandDescription.Group {
    CommandDescription.Group(title: title, options: options.map(\.description))
  }
}

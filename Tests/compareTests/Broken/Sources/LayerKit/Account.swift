/// In a layer by its module.
public struct Account: Sendable {
  public let name: String

  public init(name: String) { self.name = name }
}

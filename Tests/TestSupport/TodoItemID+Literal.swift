public import Shared

extension TodoItem.ID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int64) {
    self.init(rawValue: value)
  }
}

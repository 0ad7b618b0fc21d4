/// How much an action took, in numbers.
package struct ActionCounts: Codable, Equatable, Sendable {
  /// Messages between types of different roles.
  package var messages = 0
  /// Those of them that went through a protocol.
  package var abstract = 0
  /// Types that sent or received any message of the action.
  package var types = 0
  /// Files of the module with a function that took part.
  package var files = 0
  /// The most messages between roles that are below each other.
  package var chain = 0
  /// Messages to a type that waits for what they are a part of.
  package var turns = 0
  /// How often it was said that something is to be drawn again; nil where no function is named.
  package var redraws: Int?

  package init() {}
}

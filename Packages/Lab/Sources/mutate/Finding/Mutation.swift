/// A small fault, and its place in a file.
struct Mutation: Hashable, Sendable {
  enum Operator: String, CaseIterable, Sendable {
    case call = "dropped call"
    case assignment = "dropped assignment"
    case check = "dropped guard"
    case condition = "negated condition"
    case constant = "swapped constant"
  }

  /// What the fault puts in place of the text.
  enum Form: Hashable, Sendable {
    case nothing
    /// Nothing, or `break` where a case needs a statement.
    case emptyCase
    case opposite
    case yes
    case other(String)
  }

  let file: String
  /// In bytes of the file.
  let range: Range<Int>
  let kind: Operator
  let form: Form

  /// The code around the text that switches the fault on if the chosen number is its own.
  func brackets(_ number: Int) -> (before: String, after: String) {
    switch form {
    case .nothing, .emptyCase: ("if !isMutant(\(number)) { ", " }")
    case .opposite: ("((", ") != isMutant(\(number)))")
    case .yes: ("((", ") || isMutant(\(number)))")
    case .other(let text): ("(isMutant(\(number)) ? \(text) : ", ")")
    }
  }

  /// The text with the fault, as a programmer would have written it.
  func replacement(of text: String) -> String {
    switch form {
    case .nothing: ""
    case .emptyCase: "break"
    case .opposite:
      text.hasPrefix("!") && !text.contains(" ") ? "\(text.dropFirst())" : "!(\(text))"
    case .yes: "true"
    case .other(let other): other
    }
  }
}

/// A small fault in a file, and where it would stand.
struct Mutation: Hashable, Sendable {
  enum Operator: String, CaseIterable, Sendable {
    case call = "dropped call"
    case assignment = "dropped assignment"
    case check = "dropped guard"
    case condition = "negated condition"
    case constant = "swapped constant"
  }

  /// What takes the place of the text when the fault is there.
  enum Form: Hashable, Sendable {
    case nothing
    /// Nothing, where a case needs a statement.
    case emptyCase
    case opposite
    case yes
    case other(String)
  }

  let file: String
  /// Of the file's bytes.
  let range: Range<Int>
  let kind: Operator
  let form: Form

  /// What stands before and after the text, so that a number says whether the fault is there.
  func brackets(_ number: Int) -> (before: String, after: String) {
    switch form {
    case .nothing, .emptyCase: ("if !isMutant(\(number)) { ", " }")
    case .opposite: ("((", ") != isMutant(\(number)))")
    case .yes: ("((", ") || isMutant(\(number)))")
    case .other(let text): ("(isMutant(\(number)) ? \(text) : ", ")")
    }
  }

  /// The text as somebody would have written the fault.
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

/// A mutation with its number in the sample, and the code before and after it.
struct Mutant: Sendable {
  let number: Int
  let mutation: Mutation
  let line: Int
  /// The lines that the fault is in, before and after it, joined into one line.
  let before: String
  let after: String

  init(_ number: Int, _ mutation: Mutation, in text: String) {
    self.number = number
    self.mutation = mutation
    let bytes = Array(text.utf8)
    let newline = UInt8(ascii: "\n")
    let range = mutation.range
    line = bytes[..<range.lowerBound].count { $0 == newline } + 1
    let start = bytes[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex(of: newline) ?? bytes.count
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    before = Self.oneLine(string(start..<end))
    after = Self.oneLine(
      string(start..<range.lowerBound) + mutation.replacement(of: string(range))
        + string(range.upperBound..<end))
  }

  private static func oneLine(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }
}

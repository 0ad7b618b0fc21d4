/// How far a build is, from what SwiftPM says of it: `[12/345] Compiling App Cat.swift`.
package struct BuildCount: Equatable, Sendable {
  package let done: Int
  package let total: Int
}

extension BuildCount {
  /// The last count in a piece of output; nil when there is none, or only half of one.
  init?(lastIn output: some Collection<UInt8>) {
    for line in String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline)
      .reversed()
    where line.first == "[" {
      let numbers = line.dropFirst().prefix { $0 != "]" }.split(separator: "/").map { Int($0) }
      if line.contains("]"), numbers.count == 2, let done = numbers[0], let total = numbers[1] {
        self.init(done: done, total: total)
        return
      }
    }
    return nil
  }
}

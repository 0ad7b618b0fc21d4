/// Writes what came several times in a row once.
package enum LoopFolding {
  /// The most messages that a round may have.
  private static let longest = 8

  package static func fold(_ steps: [Step]) -> [Step] {
    let steps = steps.map { step in
      var step = step
      step.steps = fold(step.steps)
      return step
    }
    var folded: [Step] = []
    var start = 0
    while start < steps.count {
      let (length, times) = round(at: start, in: steps)
      let body = Array(steps[start..<start + length])
      if times > 1, length > 1 {
        folded.append(Step(nil, times: times, order: steps[start].order, body))
      } else {
        var step = steps[start]
        step.times *= times
        folded.append(step)
      }
      start += length * times
    }
    return folded
  }

  /// The shortest round that begins there and comes again at once.
  private static func round(at start: Int, in steps: [Step]) -> (length: Int, times: Int) {
    for length in 1...longest where start + 2 * length <= steps.count {
      let body = steps[start..<start + length]
      var times = 1
      while start + (times + 1) * length <= steps.count,
        zip(body, steps[(start + times * length)...]).allSatisfy({ $0.isLike($1) })
      {
        times += 1
      }
      if times > 1 { return (length, times) }
    }
    return (1, 1)
  }
}

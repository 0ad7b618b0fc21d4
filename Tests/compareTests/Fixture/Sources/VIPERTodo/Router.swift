final class Router {
  enum Style { case plain, bold }

  private lazy var start: Int = { style == .plain ? 1 : 2 }()
  var style = Style.plain { didSet { if style == oldValue { changes += 1 } } }
  private(set) var changes = 0

  var isPlain: Bool { style == .plain }

  subscript(index: Int) -> Int {
    get { index < 0 || index > 9 ? 0 : index }
    set { changes = newValue }
  }

  func route(_ numbers: [Int], _ name: String?) -> Int {
    guard !numbers.isEmpty && numbers.count < 9 else { return 0 }
    var total = 0
    for number in numbers where number > 0 { total += number }
    for case 7 in numbers { total += 1 }
    while total > 100 { total -= 1 }
    repeat { total += 1 } while total < 0
    if let name { total += name.count } else if total == 2 { total = 3 }
    if case .bold = style { total = 4 }
    switch total {
    case 1, 2: total = 5
    case 3 where total > 2: total = 6
    default: break
    }
    do { try check(total) } catch is Failure { total = 7 } catch { total = 8 }
    let names = numbers.map { $0 > 1 || $0 < 0 ? "many" : name ?? "none" }
    return names.count + (start > 0 ? total : 0)
  }

  private func check(_ total: Int) throws(any Error) {
    #if DEBUG && os(Linux)
      if total < 0 { throw Failure() }
    #endif
  }

  private struct Failure: Error {}
}

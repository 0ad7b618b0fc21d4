import Shared

protocol Reducing {
  associatedtype Input
  static func reduce(_ input: Input) -> Int
}

enum Reducer: Reducing {
  static func reduce(_ input: Intent) -> Int {
    switch input {
    case .add, .choose: return 1
    case .fail(let problems) where problems.isEmpty: return 2
    default: return 3
    }
  }
}

struct Runtime<R: Reducing> where R.Input == Intent {
  func run() -> Int { R.reduce(.quit) }
}

struct Log {
  var lines: [Line] = []
  var entry: Entry?
}

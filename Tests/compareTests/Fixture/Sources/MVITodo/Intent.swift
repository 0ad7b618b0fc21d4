import Shared

enum Intent {
  case add(Item)
  case choose(State.Row?), fail([Problem])
  case quit
}

struct Problem: Error {}

/// Outside any type: whoever uses it needs `Problem`.
typealias Line = Problem

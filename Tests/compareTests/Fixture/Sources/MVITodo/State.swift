struct State {
  struct Row {}

  subscript(problem: Problem) -> Row { .init() }
}

enum Names {
  typealias Content = State
}

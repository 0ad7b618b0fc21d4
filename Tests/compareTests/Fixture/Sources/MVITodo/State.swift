struct State {
  struct Row {}

  subscript(problem: Problem) -> Row { Row() }
}

enum Names {
  typealias Content = State
}

import Shared

/* A block comment

   with an empty line in it. */
actor Interactor {
  private var text = """
    first

    // not a comment
    """  // a comment after code

  func outer() -> Int {
    struct Local {
      let style: Router.Style
    }
    func inner(_ number: Int) -> Int { number > 1 ? number : 1 }
    return inner(Local(style: .plain).style == .plain ? 2 : 3)
  }

  #if os(Windows)
    struct Elsewhere {}
    func inactive() -> Int { if text.isEmpty { 1 } else { 2 } }
  #else
    struct Here {}
  #endif
}

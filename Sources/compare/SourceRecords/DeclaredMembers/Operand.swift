/// What an expression, or a part of one, is so far.
struct Operand {
  var shape = Shape.unknown
  /// The functions, initialisers or cases that it may name, as it isn't called yet.
  var functions: [DeclaredMember] = []
  /// What generic parameters of the type before the full stop stand for.
  var known: [String: Shape] = [:]
  /// Where the name stands.
  var offset = 0
  /// The name, and what is before it, where it is none of the module's.
  var foreign: (name: String, base: Shape)?
  /// Whether a closure may follow.
  var isCallable = true
}

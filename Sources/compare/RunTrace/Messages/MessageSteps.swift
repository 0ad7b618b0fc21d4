/// Makes messages of calls: what only serves a call goes into it.
package enum MessageSteps {
  package static func steps(of call: Call) -> [Step] { steps(of: call, from: nil, via: nil) }

  /// Takes whose code made the call, and the protocol when a witness made it.
  private static func steps(of call: Call, from sender: TypeName?, via: TypeName?) -> [Step] {
    switch call.function.kind {
    case .witness(let type):
      return call.calls.flatMap { steps(of: $0, from: sender, via: type) }
    case .part:
      // A thunk passes on what it was called for, code of a type doesn't.
      let owner = call.function.owner
      return call.calls.flatMap {
        steps(of: $0, from: owner ?? sender, via: owner == nil ? via : nil)
      }
    case .method(let type, let name):
      let inner = call.calls.flatMap { steps(of: $0, from: type, via: nil) }
      if type == sender { return inner }
      let message = Message(
        from: sender, to: type, name: name, via: via, place: call.function.place)
      return [Step(message, order: call.order, inner)]
    }
  }
}

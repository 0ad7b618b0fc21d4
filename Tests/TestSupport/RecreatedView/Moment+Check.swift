public import Shared
public import TerminalUI
public import Testing

extension Moment {
  /// Recreates the view of a scene at this moment, and checks whether it shows the same frame.
  ///
  /// `recreate` makes it for the object that decided for the old one; it gets the old scene and the
  /// bottommost one. The frame is the screens of the scene and of those presented over it.
  /// `losing` names the moments at which it differs by design of the pattern. The deciding object
  /// notifies the new view of later changes, except for moments of `deafTo`; if there is no such
  /// object, nothing keeps the old view alive.
  @MainActor
  public func check(
    _ app: (AppEnvironment) -> any Scene, losing lost: Set<Moment> = [],
    deafTo deaf: Set<Moment> = [],
    recreate: (_ scene: any Scene, _ root: any Scene) throws -> any Scene,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let stage = try Stage()
    var root: (any Scene)? = app(stage.environment)
    let module = Ledger.module(of: try #require(root))
    try await stage.bring(try #require(root), to: self)

    var old = isModal ? root?.presented : root
    let before = frame(of: old)
    let new = try recreate(try #require(old), try #require(root))
    #expect(new !== old, "No view was made", sourceLocation: sourceLocation)
    new.appeared()
    let isSame = frame(of: new) == before
    #expect(isSame == !lost.contains(self), sourceLocation: sourceLocation)
    Ledger.note("recreated", module, rawValue, isSame ? "yes" : "no")

    weak let gone = old
    if !isModal { root = nil }
    old = nil
    #expect(
      isModal || !deaf.isEmpty || gone == nil, "The old view is kept",
      sourceLocation: sourceLocation)
    let isTold = try await stage.isTold(new, after: self)
    #expect(isTold == !deaf.contains(self), "What comes next", sourceLocation: sourceLocation)
    withExtendedLifetime(root) {}
  }

  @MainActor
  private func frame(of scene: (any Scene)?) -> [Screen] {
    guard let scene else { return [] }
    return sequence(first: scene, next: \.presented).map(\.screen)
  }
}

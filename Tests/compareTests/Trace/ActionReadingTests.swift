import Testing

@testable import RunTrace

/// The window belongs to another module, as does the store; the view is told twice what to show.
@Suite("What an action took, read of a record")
struct ActionReadingTests {
  private static let functions: [UInt64: TracedFunction] = [
    1: Made.method("Player", "play", in: "Kit"), 2: Made.method("Window", "press", in: "Kit"),
    3: Made.method("View", "press"), 4: Made.witness(of: "PresenterProtocol"),
    5: Made.method("Presenter", "save"), 6: Made.method("MemoryStore", "add", in: "Kit"),
    7: Made.closure("Presenter"), 8: Made.method("Presenter", "load"),
    9: Made.method("View", "show"), 10: Made.method("Window", "changed", in: "Kit"),
    11: Made.method("Pixel", "mix", in: "Kit"), 12: Made.method("Main", "end", in: "Kit"),
    13: Made.method("Main", "run", in: "Kit"),
  ]

  static let scope = ActionScope(
    module: "App",
    roles: [
      Made.type("View"): "view", Made.type("Presenter"): "presenter",
      Made.type("Window", in: "Kit"): "view", Made.type("MemoryStore", in: "Kit"): "store",
    ],
    stores: [Made.type("MemoryStore", in: "Kit")])

  /// Each call below the one before it, or below the last one that is as deep.
  private static func events(_ calls: [(depth: UInt64, pc: UInt64)]) -> [TraceEvent] {
    var open: [(depth: UInt64, pc: UInt64)] = []
    return calls.map { depth, pc in
      open.removeAll { $0.depth >= depth }
      let caller = open.last
      open.append((depth, pc))
      return TraceEvent(
        pc: pc, frame: 1_000 - 10 * depth, caller: caller.map { 1_000 - 10 * $0.depth } ?? 0,
        callerPC: caller?.pc ?? 0)
    }
  }

  /// A key before, the action, what is drawn of it, and the end.
  private static let record = events([
    (0, 13), (1, 1), (2, 2), (3, 3), (4, 10),
    (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 11), (7, 7), (8, 8), (9, 9), (10, 10), (9, 9),
    (2, 10), (1, 12), (2, 10), (2, 9),
  ])

  private func run(cut: String = "Window.press", redraw: String? = "Window.changed") -> ActionRun? {
    ActionReading(Self.scope, cut: cut, redraw: redraw)
      .run("add", ["app", "a"], Self.record, Self.functions)
  }

  @Test func `It counts the last key's messages between the module's types and stores`() throws {
    let counts = try #require(run()).report.counts
    // View to presenter, presenter to store, store to presenter, twice presenter to view.
    #expect(counts.messages == 5)
    #expect(counts.abstract == 1)
    #expect(counts.types == 3)
    // Of the view, the presenter, and the presenter's closure.
    #expect(counts.files == 3)
    #expect(counts.chain == 4)
    // To the presenter, and to the view, which is told two things in a row.
    #expect(counts.turns == 2)
    // What comes after the player is over is no part of it.
    #expect(counts.redraws == 2)
    #expect(try #require(run(redraw: nil)).report.counts.redraws == nil)
  }

  @Test
  func `Steps have roles, protocols and places; loops are folded, the window is left out`() throws {
    let report = try #require(run()).report
    #expect(report.name == "add")
    #expect(report.arguments == ["app", "a"])
    #expect(report.flows.map(\.kind) == [.thread])
    let entry = try #require(report.flows.first?.steps.first)
    #expect(entry.message?.from == nil)
    #expect(entry.message?.to == ActionType("View", role: "view"))
    let saved = try #require(entry.steps.first)
    #expect(saved.message?.from == ActionType("View", role: "view"))
    #expect(saved.message?.to == ActionType("Presenter", role: "presenter"))
    #expect(saved.message?.through == "PresenterProtocol")
    #expect(saved.message?.file == "Presenter.swift")
    let added = try #require(saved.steps.first)
    #expect(added.message?.to == ActionType("MemoryStore", role: "store", module: "Kit"))
    let told = try #require(added.steps.first)
    #expect(told.message?.from?.name == "MemoryStore")
    #expect(told.message?.name == "load")
    #expect(told.steps.map(\.times) == [2])
    #expect(told.steps.first?.message?.name == "show")
  }

  @Test
  func `What each key asked of stores, and in which functions; the launch comes first`() throws {
    let parts = try #require(run()).parts
    #expect(parts.count == 4)
    #expect(parts[0].functions.isEmpty && parts[0].stores.isEmpty)
    #expect(parts[1].functions == ["View.press"])
    #expect(
      parts[2].functions == ["View.press", "Presenter.save", "Presenter.load", "View.show"])
    #expect(
      parts[2].stores
        == [StoreCall(types: ["MemoryStore"], name: "add", title: "MemoryStore.add")])
  }

  @Test
  func `What a store asks of another, or a helper without a role for it, is the store's affair`() {
    let scope = ActionScope(
      module: "App",
      roles: [Made.type("View"): "view", Made.type("Manager"): "repository"],
      stores: [Made.type("Manager"), Made.type("Store")])
    let part = ActionRun.Part(
      [
        Flow(
          .thread, 1,
          [
            Made.step(
              nil, "View", "press",
              [
                Made.step("View", "Manager", "init"),
                Made.step(
                  "View", "Manager", "save",
                  [
                    Made.step(
                      "Manager", "Helper", "catch",
                      [
                        Made.step(
                          "Helper", "Store", "add",
                          [
                            Made.step(
                              "Store", "View", "changed", [Made.step("View", "Store", "all")])
                          ])
                      ])
                  ]),
              ])
          ])
      ], scope)
    #expect(Set(part.stores.map(\.title)) == ["Manager.save", "Store.all"])
  }

  @Test func `A run that never reaches the cut has no action`() {
    #expect(run(cut: "Window.open") == nil)
  }
}

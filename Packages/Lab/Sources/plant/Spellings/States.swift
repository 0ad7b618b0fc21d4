/// The rules of MVI that are about more than who knows whom.
enum StateSpelling {
  static let plantings: [Planting] = clock + suspending + holding + setting

  private static let clock: [Planting] =
    [
      ("`Date()`", "func reduce() -> Date { Date() }"),
      ("`Date.init()`", "func reduce() -> Date { Date.init() }"),
      ("`.init()`", "func reduce() -> Date { .init() }"),
      ("`.init()` of a written type", "func reduce() { let day: Date = .init(); _ = day }"),
      ("in brackets", "func reduce() -> Date { (Date)() }"),
      ("after a line break", "func reduce() {\n    let day =\n      Date()\n    _ = day\n  }"),
      ("after a comment", "func reduce() { let day = /* now */ Date(); _ = day }"),
      ("`Date.now`", "func reduce() -> Date { Date.now }"),
      ("`.now`", "func reduce() -> Date { .now }"),
      ("`Date(timeIntervalSinceNow:)`", "func reduce() -> Date { Date(timeIntervalSinceNow: 1) }"),
      ("`timeIntervalSinceNow`", "func reduce(_ day: Date) -> Double { day.timeIntervalSinceNow }"),
      ("`UUID()`", "func reduce() -> UUID { UUID() }"),
      ("`UUID.init()`", "func reduce() -> UUID { UUID.init() }"),
      ("`UUID`, `.init()`", "func reduce() -> UUID { .init() }"),
      ("`UUID().uuidString`", "func reduce() -> String { UUID().uuidString }"),
      (
        "the initialiser as a value",
        "func reduce() -> [UUID] { let make = UUID.init as () -> UUID; return [make()] }"
      ),
      ("in a closure that is called", "func reduce() -> UUID { { UUID() }() }"),
      ("as a property", "let day = Date()\n  func reduce() -> Date { day }"),
      ("in a computed property", "var day: Date { Date() }"),
      (
        "in a nested function",
        "func reduce() -> Date {\n    func day() -> Date { Date() }\n    return day()\n  }"
      ),
      ("`Calendar.current`", "func reduce() -> Calendar { Calendar.current }"),
      ("`.current`", "func reduce() -> Calendar { .current }"),
      ("`TimeZone.current`", "func reduce() -> TimeZone { TimeZone.current }"),
      ("`Locale.current`", "func reduce() -> Locale { Locale.current }"),
      ("`Int.random`", "func reduce() -> Int { Int.random(in: 1...6) }"),
      ("`.random`", "func reduce() -> Int { .random(in: 1...6) }"),
      ("`Bool.random`", "func reduce() -> Bool { Bool.random() }"),
      ("`shuffled`", "func reduce(_ cards: [Int]) -> [Int] { cards.shuffled() }"),
      ("`shuffle`", "func reduce(_ cards: inout [Int]) { cards.shuffle() }"),
      ("`randomElement`", "func reduce(_ cards: [Int]) -> Int? { cards.randomElement() }"),
      (
        "a generator",
        "func reduce() -> Int { var dice = SystemRandomNumberGenerator(); return Int(dice.next() % 6) }"
      ),
      ("`ContinuousClock`", "func reduce() -> Any { ContinuousClock().now }"),
      ("`ContinuousClock.now`", "func reduce() -> Any { ContinuousClock.now }"),
      ("`SuspendingClock`", "func reduce() -> Any { SuspendingClock().now }"),
      ("`DispatchTime.now`", "func reduce() -> Any { DispatchTime.now() }"),
      ("`ProcessInfo`", "func reduce() -> Double { ProcessInfo.processInfo.systemUptime }"),
      ("`time`", "func reduce() -> Int { time(nil) }"),
      ("`Task`", "func reduce() { Task {} }"),
      ("`Task.init`", "func reduce() { _ = Task.init {} }"),
      ("`Task.detached`", "func reduce() { Task.detached {} }"),
      ("through a typealias", "typealias Day = Date\n  func reduce() -> Date { Day() }"),
    ].map {
      Planting(
        "mvi.reducer-reads-clock", $0.0,
        "import Foundation\n\nstruct $pListReducer {\n  \($0.1)\n}\n")
    }
    + [
      Planting(
        "mvi.reducer-reads-clock", "in an extension",
        "import Foundation\n\nstruct $pListReducer {}\n\nextension $pListReducer {\n  func reduce() -> Date { Date() }\n}\n"
      ),
      Planting(
        "mvi.reducer-reads-clock", "in an extension in another file", "struct $pListReducer {}\n",
        other:
          "import Foundation\n\nextension $pListReducer {\n  func reduce() -> Date { Date() }\n}\n"),
      Planting(
        "mvi.reducer-reads-clock", "through a function",
        "import Foundation\n\nfunc $pToday() -> Date { Date() }\n\nstruct $pListReducer {\n  func reduce() -> Date { $pToday() }\n}\n"
      ),
      Planting(
        "mvi.reducer-reads-clock", "a clock behind a protocol",
        "protocol $pWallClock { var seconds: Int { get } }\n\nstruct $pListReducer {\n  func reduce(_ clock: any $pWallClock) -> Int { clock.seconds }\n}\n"
      ),
    ]

  private static let suspending: [Planting] =
    [
      ("`async` function", "func reduce(_ state: $S) async -> $S { state }"),
      (
        "`await`",
        "func reduce(_ state: $S) async -> $S { await wait(); return state }\n  private func wait() async {}"
      ),
      (
        "`async let`",
        "func reduce(_ state: $S) async -> $S { async let one = 1; _ = await one; return state }"
      ),
      (
        "`for await`",
        "func reduce(_ state: $S, _ ones: AsyncStream<Int>) async -> $S { for await _ in ones {}; return state }"
      ),
      ("`async throws`", "func reduce(_ state: $S) async throws -> $S { state }"),
      ("after a line break", "func reduce(_ state: $S)\n    async -> $S\n  { state }"),
      ("after a comment", "func reduce(_ state: $S) /* waits */ async -> $S { state }"),
      ("static function", "static func reduce(_ state: $S) async -> $S { state }"),
      ("parameter alone", "func check(_ state: $S) async {}"),
      ("result alone", "func next() async -> $S { $S() }"),
      ("`inout`", "func reduce(_ state: inout $S) async {}"),
      ("optional", "func reduce(_ state: $S?) async -> $S? { state }"),
      ("tuple", "func reduce(_ state: $S) async -> ($S, [Int]) { (state, []) }"),
      ("typealias", "typealias Now = $S\n  func reduce(_ now: Now) async -> Now { now }"),
      (
        "its own state",
        "struct State { var count = 0 }\n  func reduce(_ state: State) async -> State { state }"
      ),
      (
        "generic parameter",
        "func reduce<Now: $pListStateProtocol>(_ now: Now) async -> Now { now }"
      ),
      (
        "nested function",
        """
        func reduce(_ state: $S) {
            func next(_ state: $S) async -> $S { state }
          }
        """
      ),
    ].map {
      Planting(
        "mvi.reducer-suspends", $0.0,
        "\(states)struct $pListReducer {\n  \($0.1)\n}\n".replacing("$S", with: "$pListState"))
    }
    + [
      Planting(
        "mvi.reducer-suspends", "in an extension in another file",
        "struct $pListState {}\n\nstruct $pListReducer {}\n",
        other:
          "extension $pListReducer {\n  func reduce(_ state: $pListState) async -> $pListState { state }\n}\n"
      )
    ]
  private static let states = """
    protocol $pListStateProtocol {}

    struct $pListState: $pListStateProtocol { var count = 0 }


    """

  private static let holding: [Planting] =
    [
      ("property", "var tally: $pTally"), ("optional", "var tally: $pTally?"),
      ("`Optional<…>`", "var tally: Optional<$pTally> = nil"),
      ("initial value `T()`", "var tally = $pTally()"),
      ("initial value `T.init()`", "var tally = $pTally.init()"),
      ("initial value `.init()`", "var tally: $pTally = .init()"),
      ("initial value in brackets", "var tally = ($pTally())"),
      ("after a line break", "var tally =\n    $pTally()"),
      ("after a comment", "var tally = /* made */ $pTally()"),
      ("initial value of a function", "var tally = $pMade()"),
      ("array", "var tallies: [$pTally] = []"), ("dictionary", "var tallies: [Int: $pTally] = [:]"),
      ("tuple", "var tally: (Int, $pTally?) = (0, nil)"),
      ("generic type", "var tally: $pBox<$pTally>?"), ("typealias", "var tally: $pAlias?"),
      ("second of a line", "var count = 0, tally: $pTally?"),
      ("nested struct", "struct Parts { var tally: $pTally? }\n  var parts = Parts()"),
      ("a struct's property", "var parts: $pParts?"),
      ("enum's payload", "enum Link { case on($pTally) }\n  var link: Link?"),
      ("protocol of classes", "var tally: (any $pCounting)?"),
      ("property wrapper", "@$pKept var tally = $pTally()"),
      ("lazy", "lazy var tally = $pTally()"),
    ].map { spelling in
      Planting(
        "mvi.state-holds-class", spelling.0,
        """
        protocol $pCounting: AnyObject {}
        final class $pTally: $pCounting { var count = 0 }
        func $pMade() -> $pTally { $pTally() }
        struct $pBox<Value> { let value: Value }
        struct $pParts { var tally: $pTally? }
        typealias $pAlias = $pTally
        @propertyWrapper struct $pKept<Value> { var wrappedValue: Value }

        struct $pListState {
          \(spelling.1)
        }

        """)
    } + [
      Planting(
        "mvi.state-holds-class", "the state itself", "final class $pListState { var count = 0 }\n")
    ]

  private static let setting: [Planting] =
    [
      ("assignment", "func press() { state.isOn = true }"),
      ("after `self.`", "func press() { self.state.isOn = true }"),
      ("after a line break", "func press() {\n    state\n      .isOn\n      = true\n  }"),
      ("with a comment", "func press() { state.isOn /* set */ = true }"),
      ("in brackets", "func press() { (state).isOn = true }"),
      ("`+=`", "func press() { state.count += 1 }"),
      ("a function that changes", "func press() { state.texts.append(\"\") }"),
      ("`toggle`", "func press() { state.isOn.toggle() }"),
      ("its own function that changes", "func press() { state.clear() }"),
      ("element", "func press() { state.texts[0] = \"\" }"),
      ("`inout`", "func press() { turn(&state.isOn) }\n  private func turn(_ flag: inout Bool) {}"),
      ("key path", "func press() { state[keyPath: \\.isOn] = true }"),
      ("copy", "func press() {\n    var copy = state\n    copy.isOn = true\n    state = copy\n  }"),
      (
        "`inout`, the whole state",
        "func press() { turn(&state) }\n  private func turn(_ other: inout $pListState) { other.isOn = true }"
      ),
      (
        "`$0`",
        "func press() { change { $0.isOn = true } }\n  private func change(_ act: (inout $pListState) -> Void) { act(&state) }"
      ),
      ("tuple", "func press() { (state.isOn, state.count) = (true, 1) }"),
      ("optional", "var other: $pListState?\n  func press() { other?.isOn = true }"),
      ("array of states", "var others = [$pListState()]\n  func press() { others[0].isOn = true }"),
      ("in a closure", "func press() { let act = { [self] in state.isOn = true }; act() }"),
      ("in an observer", "var count = 0 { didSet { state.isOn = true } }"),
    ].map { spelling in
      Planting(
        "mvi.state-set-outside-reducer", spelling.0,
        """
        struct $pListState {
          var isOn = false
          var count = 0
          var texts: [String] = []
          mutating func clear() { texts = [] }
        }

        final class $pListView {
          private var state = $pListState()
          \(spelling.1)
        }

        """)
    } + [
      Planting(
        "mvi.state-set-outside-reducer", "extension in another file",
        "struct $pListState { var isOn = false }\n\nfinal class $pListView { var state = $pListState() }\n",
        other: "extension $pListView { func press() { state.isOn = true } }\n")
    ]
}

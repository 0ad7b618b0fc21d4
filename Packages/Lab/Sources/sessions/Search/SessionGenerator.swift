import SeededNumbers
import Shared
import TerminalUI

/// Generates sessions from seeds, the same ones on every machine.
///
/// The model is played along and knows the current screen, so that most steps have an effect.
nonisolated struct SessionGenerator {
  private var random: SeededGenerator
  private var session = Session()
  private var model: AppModel

  static func session(seed: UInt64, keys: Int) -> Session {
    var generator = SessionGenerator(seed: seed)
    return generator.run(keys: keys)
  }

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    session.setup.store = random.oneIn(8) ? .sqlite : .memory
    session.setup.startsOnSunday = random.oneIn(3)
    session.setup.heedsCancelling = random.oneIn(3)
    session.setup.today = Self.today(&random)
    session.setup.size = Self.size(&random)
    model = AppModel(session.setup)
  }

  private mutating func run(keys: Int) -> Session {
    for _ in 0..<random.pick([0, 2, 5, 10, 40]) {
      take(.program(.add(title: title, due: due)))
      if random.oneIn(3) { take(.program(.mark(random.below(40)))) }
    }
    if random.oneIn(10) { take(.fail([.load])) }
    take(.launch)
    var count = 0
    while count < keys, !model.isClosed {
      let step = isKeyNext ? Step.key(key) : event
      if case .key = step { count += 1 }
      take(step)
    }
    return session
  }

  private mutating func take(_ step: Step) {
    model.take(step)
    session.steps.append(step)
  }

  /// While calls for cats are waiting, answers are more frequent than keys.
  private var isKeyNext: Bool {
    mutating get { !random.oneIn(model.tab == 1 && !model.cats.waiting.isEmpty ? 2 : 4) }
  }
}

/// Keys.
nonisolated extension SessionGenerator {
  private var key: Key {
    mutating get {
      if random.oneIn(12) { return anyKey }
      if let alert = model.alert {
        return alert.kind == .notice
          ? random.pick([.enter, .escape]) : random.pick(["y", "y", "n", .escape])
      }
      if model.tab == 1 { return model.cats.editor == nil ? loaderKey : editorKey }
      return model.form == nil ? listKey : formKey
    }
  }

  private var listKey: Key {
    mutating get {
      random.pick(weighted: [
        (12, .up), (24, .down), (14, "a"), (10, .enter), (14, .space), (10, "d"), (9, "f"),
        (5, "c"),
        (8, "2"),
      ])
    }
  }

  private var formKey: Key {
    mutating get {
      switch random.below(20) {
      case 0..<7: .character(random.pick(HostileText.characters))
      case 7: .paste(random.pick(HostileText.texts))
      case 8: .backspace
      case 9...11: random.pick([.left, .right])
      case 12: random.pick([.up, .down])
      case 13...14: .tab
      case 15...18: .enter
      default: .escape
      }
    }
  }

  private var loaderKey: Key {
    mutating get {
      if model.cats.load != nil {
        return random.pick(weighted: [(4, "x"), (3, "e"), (2, "l"), (1, "1")])
      }
      return model.cats.picture == nil
        ? random.pick(weighted: [(12, "l"), (2, "e"), (1, "x"), (1, "1")])
        : random.pick(weighted: [(16, "e"), (3, "l"), (1, "x"), (1, "1")])
    }
  }

  private var editorKey: Key {
    mutating get { random.pick(weighted: [(4, .up), (9, .down), (6, "s"), (2, .escape)]) }
  }

  /// Any key, even one that does nothing here; the two that end a session are rare.
  private var anyKey: Key {
    mutating get {
      if random.oneIn(200) { return random.pick(["q", .interrupt]) }
      return random.pick([
        .up, .down, .left, .right, .enter, .escape, .tab, .backspace, .space, "a", "d", "f", "c",
        "y", "n",
        "1", "2", "l", "x", "e", "s", "é", .paste(random.pick(HostileText.texts)),
      ])
    }
  }
}

/// Events other than keys.
nonisolated extension SessionGenerator {
  private var event: Step {
    mutating get {
      if let answer, !random.oneIn(3) { return .answer(answer) }
      switch random.below(12) {
      case 0...1: return .resize(Self.size(&random))
      case 2: return .clock(random.pick([1, 60, 43_200, 86_400, 86_400, 172_800, -60, -86_400]))
      case 3...5: return .fail(operations)
      case 6...8: return .program(edit)
      default: return .hand(edit)
      }
    }
  }

  private var operations: Set<StoreOperation> {
    mutating get {
      random.pick(weighted: [
        (8, []), (2, [.load]), (2, [.save]), (2, [.delete]), (1, Set(StoreOperation.allCases)),
      ])
    }
  }

  private var edit: Edit {
    mutating get {
      let place = random.below(40)
      return switch random.below(6) {
      case 0...1: .add(title: title, due: due)
      case 2: .edit(place, title: title, due: due)
      case 3: .mark(place)
      case 4: .unmark(place)
      default: .delete(place)
      }
    }
  }

  private var title: String {
    mutating get { random.oneIn(3) ? random.pick(HostileText.texts) : "Todo \(random.below(100))" }
  }

  private var due: ModelDay {
    mutating get {
      if random.oneIn(30) { return random.pick([ModelDay(0), ModelDay(.max)]) }
      return model.today.adding(random.number(in: -4...18))
    }
  }

  /// An answer to one of the waiting calls.
  private var answer: Answer? {
    mutating get {
      let waiting = model.cats.waiting
      var answers: [Answer] = []
      func place(_ calls: [Int]) -> Int? { calls.isEmpty ? nil : random.below(calls.count) }
      if let place = place(waiting.addresses) {
        let text = random.oneIn(3) ? random.pick(HostileText.texts) : "cat:\(random.below(100))"
        answers.append(.address(place, random.oneIn(5) ? .failure(catError) : .success(text)))
      }
      if let place = place(waiting.pictures) {
        let number = UInt8(random.below(256))
        answers.append(.picture(place, random.oneIn(6) ? .failure(catError) : .success(number)))
      }
      if let place = place(waiting.filters) {
        answers.append(.filtered(place, UInt8(random.below(256))))
      }
      if let place = place(waiting.saves) {
        let name = random.oneIn(3) ? random.pick(HostileText.texts) : "cat-\(random.below(9)).png"
        let error = PhotoLibraryError.diskFull(path: "/photos")
        answers.append(.saved(place, random.oneIn(3) ? .failure(error) : .success(name)))
      }
      return answers.isEmpty ? nil : random.pick(answers)
    }
  }

  private var catError: CatError {
    mutating get {
      random.pick([
        .unreachable, .timedOut, .status(503), .unreadable, .tooLarge, .unsupportedFormat(nil),
        .unsupportedFormat("JPEG"),
      ])
    }
  }

  private static func today(_ random: inout SeededGenerator) -> ModelDay {
    switch random.below(8) {
    case 0: ModelDay(year: 2026, month: 12, day: random.number(in: 24...31))
    case 1:
      ModelDay(year: random.pick([2024, 2100, 2000]), month: 2, day: random.number(in: 20...28))
    case 2: random.pick([ModelDay(random.below(9)), ModelDay(3_652_058 - random.below(9))])
    default: ModelDay(year: 2026, month: 11, day: random.number(in: 9...29))
    }
  }

  private static func size(_ random: inout SeededGenerator) -> Size {
    if random.oneIn(8) { return Size(columns: random.below(12), rows: random.below(6)) }
    return Size(columns: random.number(in: 20...90), rows: random.number(in: 8...26))
  }
}

import Foundation
import Kit

/// Nothing is wrong here.
struct ListState {
  var texts: [String] = []
  var isLoading = false

  mutating func clear() { texts = [] }
}

enum ListIntent {
  case loadPressed
  case loaded([Note])
}

struct ListReducer {
  func reduce(_ state: ListState, _ intent: ListIntent) -> ListState {
    var state = state
    switch intent {
    case .loadPressed: state.isLoading = true
    case .loaded(let notes):
      state.isLoading = false
      state.texts = notes.map(\.text)
    }
    return state
  }
}

final class ListEffects {
  private let store: any NoteStore

  init(store: any NoteStore) { self.store = store }

  func load() async -> ListIntent { .loaded(store.all()) }
}

final class NoteView {
  func show(_ note: Note) {}
  func clear(_ store: any NoteStore) { store.clear() }  // breaks: mvi.view-knows-model
}

struct NoteState {
  let store: any NoteStore  // breaks: mvi.model-outside-effects
}

struct NoteReducer {
  func reduce(_ store: any NoteStore) {}  // breaks: mvi.reducer-knows-model
}

final class Counter {
  var count = 0
}

struct CounterReducer {
  func reduce(_ counter: Counter) { counter.count += 1 }  // breaks: mvi.reducer-uses-class
}

struct LogReducer {
  // breaks: mvi.reducer-uses-class
  func reduce(_ text: String) { UserDefaults.standard.set(text, forKey: "text") }
}

struct DateReducer {
  func reduce() -> Date { Date() }  // breaks: mvi.reducer-reads-clock
}

struct DueReducer {
  func reduce(_ clock: any WallClock) -> Int { clock.seconds }  // breaks: mvi.reducer-reads-clock
}

struct DiceReducer {
  func reduce() -> Int { .random(in: 1...6) }  // breaks: mvi.reducer-reads-clock
}

struct SlowReducer {
  func reduce(_ state: ListState) async -> Int { 1 }  // breaks: mvi.reducer-suspends
}

struct CountState {
  let counter = Counter()  // breaks: mvi.state-holds-class
}

final class SharedState {}  // breaks: mvi.state-holds-class

final class ListView {
  private var state = ListState()

  func press() { state.isLoading = true }  // breaks: mvi.state-set-outside-reducer
}

final class NoteEffects {
  private let view: NoteView  // breaks: mvi.strong-back-reference

  init(view: NoteView) { self.view = view }
}

protocol CacheDelegate: AnyObject {}

final class CacheClient {
  var output: (any CacheDelegate)?  // breaks: mvi.strong-delegate
}

final class PageView {
  func turn(_ pages: PageCoordinator) {}
}

final class PageCoordinator {
  let page = PageView()  // breaks: mvi.role-cycle
}

/// Nothing is wrong here: it keeps none of the objects.
struct CalmState {
  @MainActor static let counter = Counter()
  let number = Counter.number()
  let count: (Counter) -> Void = { _ in }
}

extension Counter {
  static func number() -> Int { 1 }
}

struct ZoneReducer {
  func reduce() -> Calendar { .current }  // breaks: mvi.reducer-reads-clock
}

struct NameReducer {
  func reduce() -> UUID { UUID() }  // breaks: mvi.reducer-reads-clock
}

struct TimeReducer {
  func reduce() -> Any { ContinuousClock() }  // breaks: mvi.reducer-reads-clock
}

struct MomentReducer {
  func reduce() -> Any { ContinuousClock.Instant.now }  // breaks: mvi.reducer-reads-clock
}

struct CardReducer {
  func reduce(_ cards: [Int]) -> [Int] { cards.shuffled() }  // breaks: mvi.reducer-reads-clock
}

struct TaskReducer {
  func reduce() { Task {} }  // breaks: mvi.reducer-reads-clock
}

struct EpochReducer {
  func reduce() -> Int { time(nil) }  // breaks: mvi.reducer-reads-clock
}

struct QueueReducer {
  func reduce() -> Any { DispatchTime.now() }  // breaks: mvi.reducer-reads-clock
}

import Dispatch
import Foundation
import Shared
import Synchronization
import Testing

@Suite("Observing the store")
struct TodoStoreObservationTests {
  private let folder: TemporaryFolder
  private let notices = Counter()

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: StoreKind.allCases)
  func `Every change is noticed once before it returns`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    let observation = store.observe { [notices] _ in notices.increment() }
    let milk = try store.add("Milk")
    #expect(notices.count == 1)
    try store.edit(milk.id, title: "Oat milk", due: milk.due)
    #expect(notices.count == 2)
    try store.edit(milk.id, title: "Oat milk", due: "2027-01-01")
    #expect(notices.count == 3)
    try store.setDone(true, milk.id)
    #expect(notices.count == 4)
    let bread = try store.add("Bread")
    try store.setDone(true, bread.id)
    #expect(notices.count == 6)
    try store.deleteDone(among: [milk.id, bread.id])
    #expect(notices.count == 7)
    try store.delete(try store.add("Eggs").id)
    #expect(notices.count == 9)
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: StoreKind.allCases)
  func `A notice names its todos`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    let changes = Mutex<[TodoChange]>([])
    let observation = store.observe { change in changes.withLock { $0.append(change) } }
    var milk = try store.add("Milk")
    let added = milk
    try store.setDone(true, milk.id)
    milk.isDone = true
    let marked = milk
    try store.edit(milk.id, title: "Oat milk", due: "2027-01-01")
    milk.title = "Oat milk"
    milk.due = "2027-01-01"
    let bread = try store.add("Bread")
    try store.deleteDone(among: [milk.id, bread.id])
    try store.delete(bread.id)
    #expect(
      changes.withLock { $0 } == [
        .saved([added]), .saved([marked]), .saved([milk]), .saved([bread]), .deleted([milk.id]),
        .deleted([bread.id]),
      ])
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: StoreKind.allCases)
  func `What changes nothing is not noticed`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    let milk = try store.add("Milk")
    let gone = try store.add("Gone").id
    try store.delete(gone)
    let observation = store.observe { [notices] _ in notices.increment() }
    _ = try store.todos()
    try store.edit(milk.id, title: milk.title, due: milk.due)
    try store.setDone(false, milk.id)
    try store.delete(gone)
    try store.deleteDone(among: [])
    try store.deleteDone(among: [milk.id, gone])
    #expect(throws: TodoStoreError.self) { try store.setDone(true, gone) }
    #expect(throws: TodoStoreError.self) { try store.edit(gone, title: "", due: milk.due) }
    #expect(notices.count == 0)
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: StoreKind.allCases)
  func `Another spelling is noticed`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    let todo = try store.add("Caf\u{E9}")
    let observation = store.observe { [notices] _ in notices.increment() }
    try store.edit(todo.id, title: "Cafe\u{301}", due: todo.due)
    #expect(notices.count == 1)
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: StoreKind.allCases)
  func `Any number follow in order and leave`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    let heard = Mutex<[Int]>([])
    func observe(_ number: Int) -> TodoStoreObservation {
      store.observe { _ in heard.withLock { $0.append(number) } }
    }
    let first = observe(1)
    let second = observe(2)
    var third: TodoStoreObservation? = observe(3)
    try store.add("a")
    #expect(heard.withLock { $0 } == [1, 2, 3])
    second.cancel()
    second.cancel()
    try store.add("b")
    #expect(heard.withLock { $0 } == [1, 2, 3, 1, 3])
    withExtendedLifetime(third) {}
    third = nil
    try store.add("c")
    #expect(heard.withLock { $0 } == [1, 2, 3, 1, 3, 1])
    withExtendedLifetime(first) {}
  }

  @Test(arguments: StoreKind.allCases)
  func `An observer may use the store`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    let seen = Mutex<[[String]]>([])
    let inner = Mutex<[TodoStoreObservation]>([])
    let observation = store.observe { _ in
      guard let rows = try? store.rows() else { return }
      seen.withLock { $0.append(rows) }
      if rows.isEmpty { _ = try? store.add("Bread") }
      inner.withLock { $0.append(store.observe { _ in }) }
    }
    let milk = try store.add("Milk")
    try store.edit(milk.id, title: "Oat milk", due: "2026-11-22")
    try store.setDone(true, milk.id)
    try store.deleteDone(among: [milk.id])
    #expect(
      seen.withLock { $0 } == [
        ["[ ] Milk 2026-11-21"], ["[ ] Oat milk 2026-11-22"], ["[x] Oat milk 2026-11-22"], [],
        ["[ ] Bread 2026-11-21"],
      ])
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: StoreKind.allCases)
  func `An observer may cancel another`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    let other = Mutex<TodoStoreObservation?>(nil)
    let first = store.observe { _ in other.withLock { $0 }?.cancel() }
    let second = store.observe { [notices] _ in notices.increment() }
    other.withLock { $0 = second }
    try store.add("Milk")
    #expect(notices.count == 0)
    withExtendedLifetime(first) {}
  }

  @Test(arguments: StoreKind.allCases)
  func `An observer may be the last to hold another observation`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    func observeWithAnother() -> TodoStoreObservation {
      let owned = store.observe { _ in }
      return store.observe { _ in withExtendedLifetime(owned) {} }
    }
    let owner = observeWithAnother()
    owner.cancel()
    try store.add("Milk")
  }

  @Test(arguments: StoreKind.allCases)
  func `An observation outlives its store`(kind: StoreKind) throws {
    let observation = try kind.make(in: folder).observe { _ in }
    observation.cancel()
  }

  @Test(arguments: StoreKind.allCases) @MainActor
  func `On the main actor, a notice comes at once`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    var count = 0
    let observation = store.observeOnMainActor { _ in count += 1 }
    try store.add("Milk")
    #expect(count == 1)
    observation.cancel()
    try store.add("Bread")
    #expect(count == 1)
  }

  @Test(arguments: StoreKind.allCases)
  @MainActor
  func `From elsewhere, a notice comes on the main actor`(kind: StoreKind) async throws {
    let store = try kind.make(in: folder)
    var observation: TodoStoreObservation?
    await withCheckedContinuation { continuation in
      observation = store.observeOnMainActor { _ in
        MainActor.preconditionIsolated()
        continuation.resume()
      }
      DispatchQueue.global().async { _ = try? store.add("Milk") }
    }
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: StoreKind.allCases) @MainActor
  func `After a cancel, no notice comes late`(kind: StoreKind) async throws {
    let store = try kind.make(in: folder)
    var count = 0
    let observation = store.observeOnMainActor { _ in count += 1 }
    // The main actor is busy here, so the notification has to wait.
    DispatchQueue.global().sync { _ = try? store.add("Milk") }
    observation.cancel()
    await Task { @MainActor in }.value
    await Task.yield()
    #expect(count == 0)
  }
}

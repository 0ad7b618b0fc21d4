import Testing

@testable import MVCClassic

@Suite("The observers of a model")
struct ModelObserversTests {
  @Test func `All are notified, in the order in which they came`() {
    var observers = ModelObservers()
    var told: [Int] = []
    let all = (1...3).map { number in
      let observer = RecordingObserver()
      observer.onChange = { told.append(number) }
      return observer
    }
    for observer in all { observers.add(observer) }
    observers.notify()
    #expect(told == [1, 2, 3])
  }

  @Test func `None is kept alive, and one that has gone is passed over`() {
    var observers = ModelObservers()
    var first: RecordingObserver? = RecordingObserver()
    let second = RecordingObserver()
    weak let released = first
    first.map { observers.add($0) }
    observers.add(second)
    first = nil
    #expect(released == nil)
    observers.notify()
    #expect(second.takeChanges() == 1)
    observers.add(RecordingObserver())
    observers.notify()
    #expect(second.takeChanges() == 1)
  }
}

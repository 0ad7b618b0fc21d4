import Testing

@testable import TerminalUI

@Suite("The queue of the input")
struct InputQueueTests {
  private static func items(of queue: InputQueue) -> [InputQueue.Item] {
    var queue = queue
    var items: [InputQueue.Item] = []
    while let item = queue.next() { items.append(item) }
    return items
  }

  private static func queue(_ events: InputQueue.Event...) -> InputQueue {
    var queue = InputQueue()
    for event in events { queue.add(event) }
    return queue
  }

  @Test func `Keys keep their order, and the end comes last`() {
    let queue = Self.queue(.keys(["a", "b"]), .keys([]), .ended, .keys([.enter]))
    #expect(Self.items(of: queue) == [.key("a"), .key("b"), .key(.enter), .ended])
  }

  @Test func `Ctrl-C takes the place of all keys that still wait`() {
    var queue = Self.queue(.keys(["a", "b", "c"]))
    #expect(queue.next() == .key("a"))
    queue.add(.keys(["d", "e"]))
    queue.add(.keys(["f", .interrupt]))
    #expect(queue.next() == .key(.interrupt))
  }

  @Test func `Ctrl-C waits for the keys before it where all others were handled`() {
    var queue = Self.queue(.keys(["a"]))
    while queue.next() != nil {}
    queue.add(.keys(["b", .interrupt]))
    #expect(Self.items(of: queue) == [.key("b"), .key(.interrupt)])
  }

  @Test func `A new size and going on after a stop come before keys, once each`() {
    var queue = Self.queue(.keys(["a", "b"]))
    #expect(queue.next() == .key("a"))
    for event in [InputQueue.Event.resized, .resized, .continued] { queue.add(event) }
    #expect(Self.items(of: queue) == [.continued, .resized, .key("b")])
  }

  @Test func `Nothing comes from a closed queue`() {
    var queue = Self.queue(.keys(["a"]), .resized, .ended)
    queue.close()
    queue.add(.keys(["b"]))
    #expect(queue.next() == nil)
  }
}

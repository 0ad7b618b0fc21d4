import Testing

@testable import MVITodo

@Test func quits() {
  #expect(Runtime<Reducer>().run() == 3)
}

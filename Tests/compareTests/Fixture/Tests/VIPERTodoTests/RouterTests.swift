import Testing

@testable import VIPERTodo

@Test func `an empty route leads nowhere`() {
  #expect(Router().route([], nil) == 0)
}

import Testing

@testable import VIPERTodo

@Test("an empty route leads nowhere") func emptyRoute() {
  #expect(Router().route([], nil) == 0)
}

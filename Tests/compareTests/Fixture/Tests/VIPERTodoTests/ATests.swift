import Testing
@testable import VIPERTodo
struct ATests { @Test func f() { #expect(A().f() == 1) } }

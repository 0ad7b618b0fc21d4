import Testing
@testable import MVITodo
struct ATests { @Test func f() { #expect(A().f() == 1) } }

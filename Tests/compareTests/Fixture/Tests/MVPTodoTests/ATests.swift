import Testing
@testable import MVPTodo
struct ATests { @Test func f() { #expect(A().f() == 1) } }

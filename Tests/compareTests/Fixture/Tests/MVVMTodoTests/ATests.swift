import Testing
@testable import MVVMTodo
struct ATests { @Test func f() { #expect(A().f() == 1) } }

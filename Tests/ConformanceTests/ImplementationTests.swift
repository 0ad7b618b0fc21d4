import Implementations
import Shared
import TerminalUI
import Testing

@testable import todo

@Suite("The implementations")
struct ImplementationTests {
  @Test(arguments: Implementation.tested)
  func `Each is written in the module that it names, of a step of the road the cats are`(
    _ implementation: Implementation
  ) throws {
    let window = try User(Setup(implementation, over: .memory)).window
    let modules = window.tabs.map {
      String(String(reflecting: type(of: $0.scene)).prefix { $0 != "." })
    }
    #expect(
      modules == [implementation.isStep ? "MVCTodo" : implementation.module, implementation.module])
  }

  @Test func `All are tested unless columns are named, then those of them`() {
    #expect(Implementation.tested(columns: nil) == Implementation.allCases)
    #expect(Implementation.tested(columns: "MVITodo,Elsewhere,MVCTodo") == [.mvc, .mvi])
    #expect(Implementation.tested(columns: "") == [])
  }
}

import Foundation
import ProgramSupport
import Testing

@testable import SourceRecords
@testable import compare

@Suite("A compiler that crashes")
struct CompilerCrashTests {
  private let transcript = """
    /x/A.swift:1:1: error: anything
    Stack dump:
    0.\tProgram arguments: swift-frontend /x/A.swift /x/B.swift /x/C.swift
    3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/x/A.swift")
    4.\tWhile type-checking 'Cat' (at /x/B.swift:28:1)
    5.\tWhile evaluating request InterfaceTypeRequest(main.(file).Cat)
     #0 0x00 llvm::sys::PrintStackTrace
    """

  @Test func `The innermost line with a file tells which it was`() {
    let crash = CompilerCrash(transcript: transcript)
    #expect(crash?.file(among: ["/x/A.swift", "/x/B.swift", "/x/C.swift"]) == "/x/B.swift")
    #expect(crash?.file(among: ["/x/A.swift", "/x/C.swift"]) == "/x/A.swift")
    #expect(crash?.file(among: ["/x/C.swift"]) == nil)
  }

  @Test func `Errors alone are no crash`() {
    #expect(CompilerCrash(transcript: "/x/A.swift:1:1: error: no\n1 | Stack dump:\n") == nil)
  }

  @Test func `A file that the compiler crashes on is measured by its syntax`() throws {
    let fixture = try SourcesFixture([
      "A.swift": "struct Cat { enum Kind { case tame } }\n",
      "B.swift": "class Fatal { let cat = Cat() }\nclass Other { let kind: Cat.Kind? = nil }\n",
      "C.swift": "class User { let other = Other(), cat = Cat() }\n",
    ])
    let tools = try TemporaryFolder()
    try tools.writeProgram(
      "#!/bin/sh\nexec swiftc \"$@\" -Xfrontend -debug-forbid-typecheck-prefix -Xfrontend Fatal\n",
      to: "swiftc"
    )
    let compiler = "\(tools.path)/swiftc"
    let result = try fixture.analyse(compiler: compiler)
    #expect(
      fixture.skipped(in: result) == [
        "B.swift: the compiler left no record: measured by syntax only"
      ])
    #expect(result.skipped.map(\.reason.isFailure) == [true])
    #expect(
      fixture.edges(of: result) == [
        "Fatal -> Cat? 1 B.swift:1", "Other -> Cat.Kind? 1 B.swift:2",
        "User -> Cat 1 C.swift:1", "User -> Other? 1 C.swift:1",
      ]
    )
  }
}

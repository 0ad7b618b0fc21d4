import Implementations
import Shared
import TerminalUI
import TestSupport
import Testing

@testable import todo

@Suite("The cat loader")
struct LoadCatTests {
  @Test(arguments: Implementation.tested)
  func `At first there is nothing to cancel or to edit`(_ implementation: Implementation) throws {
    let user = try User(Setup(implementation, over: .memory))
    try user.press("2")
    #expect(user.content == ["Cats"])
    #expect(user.keys == "l Load  x Cancel  e Edit  1/2 Tabs  q Quit")
    #expect(user.enabled == ["Load", "Tabs", "Quit"])
  }

  @Test(arguments: Implementation.tested)
  func `A load shows a spinner, then the address, then the picture`(
    _ implementation: Implementation
  ) async throws {
    let user = try User(Setup(implementation, over: .memory))
    try user.press("2l")
    #expect(user.content == ["Cats", "⠋ Loading"])
    #expect(user.lines()[1...3] == ["Cats", "", "⠋ Loading"])
    #expect(user.enabled == ["Cancel", "Tabs", "Quit"])

    await user.cats.addresses.wait(for: 1)
    await user.cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(user.content == ["Cats", "cat:1", "⠋ Loading"])
    #expect(user.enabled == ["Cancel", "Tabs", "Quit"])

    try await user.arrive(picture: 7)
    #expect(user.content.prefix(2) == ["Cats", "cat:1"])
    #expect(!user.window.isBusy)
    #expect(user.picture?.rgba == [7, 7, 7, 255])
    #expect(user.enabled == ["Load", "Edit", "Tabs", "Quit"])
    #expect(user.cats.pictures.inputs == [CatAddress("cat:1")])
  }

  @Test(arguments: Implementation.tested)
  func `A new load clears the previous result`(_ implementation: Implementation) async throws {
    let user = try User(Setup(implementation, over: .memory))
    try await user.load(picture: 7)
    try user.press("l")
    #expect(user.content == ["Cats", "⠋ Loading"])
    #expect(user.picture == nil)
    #expect(user.enabled == ["Cancel", "Tabs", "Quit"])
  }

  @Test(arguments: Implementation.tested)
  func `There is one load at a time`(_ implementation: Implementation) async throws {
    let user = try User(Setup(implementation, over: .memory))
    try user.press("2lll")
    await user.cats.addresses.wait(for: 1)
    try user.press("l")
    await user.cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    try await user.arrive(picture: 7)
    #expect(user.cats.addresses.inputs.count == 1)
    #expect(user.picture?.rgba == [7, 7, 7, 255])
  }

  @Test(arguments: Implementation.tested)
  func `A load cancelled before its address changes nothing more`(
    _ implementation: Implementation
  ) async throws {
    let user = try User(Setup(implementation, over: .memory))
    try user.press("2l")
    await user.cats.addresses.wait(for: 1)
    try user.press("x")
    #expect(user.content == ["Cats", "Cancelled."])
    #expect(user.enabled == ["Load", "Tabs", "Quit"])
    #expect(user.cats.addresses.isCancelled(0))

    await user.cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(user.content == ["Cats", "Cancelled."])
  }

  @Test(
    arguments: Implementation.tested,
    [Result<UInt8, CatError>.success(7), .failure(.timedOut), .failure(.cancelled)])
  func `A load cancelled before its picture changes nothing more`(
    _ implementation: Implementation, late: Result<UInt8, CatError>
  ) async throws {
    let user = try User(Setup(implementation, over: .memory))
    try user.press("2l")
    await user.cats.addresses.wait(for: 1)
    await user.cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    await user.cats.pictures.wait(for: 1)
    try user.press("x")
    #expect(user.content == ["Cats", "Cancelled."])
    #expect(user.cats.pictures.isCancelled(0))

    let picture = try Bitmap.grey(7)
    await user.cats.pictures.answer(0, with: late.map { _ in picture })
    #expect(user.content == ["Cats", "Cancelled."])
    #expect(user.picture == nil)
  }

  nonisolated private static let failures: [(CatError, String)] = [
    (.unreachable, "Couldn't reach the cat service."),
    (.timedOut, "The cat service took too long."),
    (.status(503), "The cat service answered 503."),
    (.unreadable, "The cat service sent something unreadable."),
    (.tooLarge, "That picture is too large."),
    (.unsupportedFormat(nil), "That picture format isn't supported."),
    (.unsupportedFormat("JPEG"), "That picture format isn't supported. It is JPEG."),
  ]

  @Test(arguments: Implementation.tested, failures)
  func `A failure becomes the caption`(
    _ implementation: Implementation, failure: (error: CatError, caption: String)
  ) async throws {
    let user = try User(Setup(implementation, over: .memory))
    try user.press("2l")
    await user.cats.addresses.wait(for: 1)
    await user.cats.addresses.answer(0, with: .failure(failure.error))
    #expect(user.content == ["Cats", failure.caption])
    #expect(user.enabled == ["Load", "Tabs", "Quit"])
  }

  @Test(arguments: Implementation.tested)
  func `After a failure the next load can succeed`(_ implementation: Implementation) async throws {
    let user = try User(Setup(implementation, over: .memory))
    try user.press("2l")
    await user.cats.addresses.wait(for: 1)
    await user.cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    await user.cats.pictures.wait(for: 1)
    await user.cats.pictures.answer(0, with: .failure(.tooLarge))
    #expect(user.content == ["Cats", "That picture is too large."])

    try user.press("l")
    await user.cats.addresses.wait(for: 2)
    await user.cats.addresses.answer(1, with: .success(CatAddress("cat:2")))
    #expect(user.content == ["Cats", "cat:2", "⠋ Loading"])
  }

  @Test(arguments: Implementation.tested)
  func `Whatever the order of the answers, the last load is shown`(
    _ implementation: Implementation
  ) async throws {
    for order in permutations(of: Array(0..<5)) {
      // A small window, since a frame is drawn after each of many thousand steps.
      let user = try User(
        Setup(implementation, over: .memory), size: Size(columns: 12, rows: 6))
      try user.press("2")
      for load in 0..<5 {
        try user.press(load == 0 ? "l" : "xl")
        // If a step fails, it would fail in every one of these many orders.
        let address = CatAddress("cat:\(load)")
        guard await user.cats.addresses.wait(for: load + 1),
          await user.cats.addresses.answer(load, with: .success(address)),
          await user.cats.pictures.wait(for: load + 1)
        else { return }
      }
      for load in order {
        let picture = try Bitmap.grey(UInt8(load))
        await user.cats.pictures.answer(load, with: .success(picture))
      }
      #expect(user.content.prefix(2) == ["Cats", "cat:4"], "\(order)")
      #expect(user.picture?.rgba == [4, 4, 4, 255], "\(order)")
      #expect(!user.window.isBusy, "\(order)")
    }
  }

  @Test(arguments: Implementation.tested)
  func `A load goes on while the other tab is in front`(
    _ implementation: Implementation
  ) async throws {
    let user = try User(Setup(implementation, over: .memory))
    try user.press("2l1")
    await user.cats.addresses.wait(for: 1)
    #expect(user.window.isBusy)
    await user.cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    try await user.arrive(picture: 7)
    #expect(user.content.first == "Todos")
    try user.press("2")
    #expect(user.picture?.rgba == [7, 7, 7, 255])
  }

  @Test(arguments: Implementation.tested, [false, true])
  func `Closing the app cancels the load`(
    _ implementation: Implementation, isAddressKnown: Bool
  ) async throws {
    var user: User? = try User(Setup(implementation, over: .memory))
    let cats = try #require(user?.cats)
    weak let scene = user?.window.tabs[1].scene
    try user?.press("2l")
    await cats.addresses.wait(for: 1)
    if isAddressKnown {
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.wait(for: 1)
    }
    user = nil
    #expect(scene == nil)
    if isAddressKnown {
      #expect(cats.pictures.isCancelled(0))
      await cats.pictures.answer(0, with: .success(try .grey(7)))
    } else {
      #expect(cats.addresses.isCancelled(0))
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    }
  }

  @Test(arguments: Implementation.tested)
  func `A hostile caption stays in its line`(_ implementation: Implementation) async throws {
    let user = try User(Setup(implementation, over: .memory))
    try user.press("2l")
    await user.cats.addresses.wait(for: 1)
    await user.cats.addresses.answer(0, with: .success(CatAddress("\u{1B}[2Jcat\u{202E}")))
    #expect(user.content == ["Cats", "�[2Jcat�", "⠋ Loading"])
  }
}

extension User {
  /// Loads a picture, from the key to the picture.
  func load(picture brightness: UInt8) async throws {
    try press("2l")
    await cats.addresses.wait(for: 1)
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    try await arrive(picture: brightness)
  }

  /// Delivers the picture of the only load.
  func arrive(picture brightness: UInt8) async throws {
    await cats.pictures.wait(for: 1)
    let picture = try Bitmap.grey(brightness)
    await cats.pictures.answer(0, with: .success(picture))
  }
}

/// All permutations of some numbers.
nonisolated private func permutations(of numbers: [Int]) -> [[Int]] {
  guard numbers.count > 1 else { return [numbers] }
  return numbers.flatMap { first in
    permutations(of: numbers.filter { $0 != first }).map { [first] + $0 }
  }
}

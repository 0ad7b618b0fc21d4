import Implementations
import Shared
import TerminalUI
import TestSupport
import Testing

@testable import todo

@Suite("The cat editor")
struct EditCatTests {
  private static let titles = [
    "Original", "Mono", "Sepia", "Invert", "Noir", "Chrome", "Fade", "Instant", "Process",
    "Transfer",
  ]

  @Test(arguments: Implementation.tested)
  func `It opens with the picture as it came`(_ implementation: Implementation) async throws {
    let user = try await Self.editor(implementation)
    #expect(user.content.first == "Edit Cat")
    #expect(user.content.suffix(10) == ["> Original"] + Self.titles.dropFirst().map { "  " + $0 })
    #expect(user.picture?.rgba == [7, 7, 7, 255])
    #expect(user.keys == "↑↓ Choose  s Save  esc Cancel  q Quit")
    #expect(user.enabled == ["Choose", "Save", "Cancel", "Quit"])
  }

  @Test(arguments: Implementation.tested)
  func `Every choice filters the original`(_ implementation: Implementation) async throws {
    let user = try await Self.editor(implementation)
    let original = try Bitmap.grey(7)
    for (index, filter) in PictureFilter.allCases.dropFirst().enumerated() {
      try user.press("<down>")
      #expect(user.content.contains("> " + Self.titles[index + 1]))
      #expect(user.content.prefix(2) == ["Edit Cat", "⠋ Working"])
      #expect(user.enabled == ["Choose", "Cancel", "Quit"])
      await user.processor.calls.wait(for: index + 1)
      let brightness = UInt8(100 + index)
      await user.processor.calls.answer(index, with: try Bitmap.grey(brightness))
      #expect(user.picture?.rgba == [brightness, brightness, brightness, 255])
      #expect(user.enabled == ["Choose", "Save", "Cancel", "Quit"])
      #expect(
        user.processor.calls.inputs.last
          == ScriptedPictureProcessor.Input(filter: filter, picture: original))
    }
    try user.press("<down>")
    #expect(!user.window.isBusy)
    #expect(user.processor.calls.inputs.count == 9)
    try user.press("<up>")
    await user.processor.calls.wait(for: 10)
    #expect(user.processor.calls.inputs.last?.filter == .process)
    await user.processor.calls.answer(9, with: original)
  }

  @Test(arguments: Implementation.tested)
  func `No choice is before the first, and the way back leads to it`(
    _ implementation: Implementation
  ) async throws {
    let user = try await Self.editor(implementation)
    try user.press("<up>")
    #expect(user.content.contains("> " + Self.titles[0]))
    #expect(!user.window.isBusy)
    for (index, key) in ["<down>", "<up>"].enumerated() {
      try user.press(key)
      #expect(user.content.contains("> " + Self.titles[1 - index]))
      await user.processor.calls.answer(index, with: try Bitmap.grey(100))
    }
  }

  @Test(arguments: Implementation.tested, [true, false])
  func `Of many quick choices only the newest shows`(
    _ implementation: Implementation, newestFirst: Bool
  ) async throws {
    let user = try await Self.editor(implementation)
    for choice in 0..<10 {
      try user.press(choice < 9 ? "<down>" : "<up>")
      await user.processor.calls.wait(for: choice + 1)
    }
    for choice in 0..<9 { #expect(user.processor.calls.isCancelled(choice)) }
    #expect(!user.processor.calls.isCancelled(9))
    for choice in newestFirst ? Array((0..<10).reversed()) : Array(0..<10) {
      let picture = try Bitmap.grey(UInt8(100 + choice))
      await user.processor.calls.answer(choice, with: picture)
      let isShown = newestFirst || choice == 9
      #expect(user.picture?.rgba.first == (isShown ? 109 : 7))
      #expect(user.window.isBusy == !isShown)
    }
  }

  @Test(arguments: Implementation.tested)
  func `Saving saves what is shown, says the name, and closes`(
    _ implementation: Implementation
  ) async throws {
    let user = try await Self.editor(implementation)
    try user.press("<down>")
    await user.processor.calls.wait(for: 1)
    let filtered = try Bitmap.grey(100)
    await user.processor.calls.answer(0, with: filtered)
    try user.press("s")
    #expect(user.content.contains("⠋ Saving"))
    #expect(user.enabled == ["Cancel", "Quit"])
    await user.library.calls.wait(for: 1)
    #expect(user.library.calls.inputs == [filtered])
    await user.library.calls.answer(0, with: .success("cat-1.png"))
    #expect(user.alert == ["Saved as cat-1.png."])
    try user.press("<enter>")
    #expect(user.content.prefix(2) == ["Cats", "cat:1"])
    #expect(user.picture?.rgba == [7, 7, 7, 255])
  }

  @Test(
    arguments: Implementation.tested,
    [
      PhotoLibraryError.readOnlyFolder(path: "/photos"), .diskFull(path: "/photos"),
      .notFolder(path: "/photos"),
    ])
  func `What can't be saved can be tried again`(
    _ implementation: Implementation, error: PhotoLibraryError
  ) async throws {
    let user = try await Self.editor(implementation)
    try user.press("s")
    await user.library.calls.wait(for: 1)
    await user.library.calls.answer(0, with: .failure(error))
    #expect(user.alert.joined(separator: " ") == "Couldn't save the picture. \(error)")
    try user.press("<enter>")
    #expect(user.content.first == "Edit Cat")
    #expect(user.enabled == ["Choose", "Save", "Cancel", "Quit"])
    try user.press("s")
    await user.library.calls.wait(for: 2)
    await user.library.calls.answer(1, with: .success("cat-1.png"))
    try user.press("<esc>")
    #expect(user.content.first == "Cats")
  }

  @Test(arguments: Implementation.tested)
  func `Escape closes without saving`(_ implementation: Implementation) async throws {
    let user = try await Self.editor(implementation)
    try user.press("<esc>")
    #expect(user.content.prefix(2) == ["Cats", "cat:1"])
    #expect(user.library.calls.inputs == [])
  }

  @Test(arguments: Implementation.tested)
  func `Closing cancels the filter, and its answer goes nowhere`(
    _ implementation: Implementation
  ) async throws {
    let user = try await Self.editor(implementation)
    weak let editor = user.window.tabs[1].scene.presented
    #expect(editor != nil)
    try user.press("<down>")
    await user.processor.calls.wait(for: 1)
    try user.press("<esc>")
    #expect(user.processor.calls.isCancelled(0))
    #expect(editor == nil)

    try user.press("e<down>")
    await user.processor.calls.wait(for: 2)
    await user.processor.calls.answer(0, with: try Bitmap.grey(100))
    #expect(user.picture?.rgba == [7, 7, 7, 255])
    #expect(user.window.isBusy)
    await user.processor.calls.answer(1, with: try Bitmap.grey(101))
    #expect(user.picture?.rgba == [101, 101, 101, 255])
  }

  @Test(arguments: Implementation.tested)
  func `Closing the app cancels the filter`(_ implementation: Implementation) async throws {
    var user: User? = try await Self.editor(implementation)
    let calls = try #require(user?.processor.calls)
    weak let scene = user?.window.tabs[1].scene
    weak let editor = scene?.presented
    #expect(editor != nil)
    try user?.press("<down>")
    await calls.wait(for: 1)
    user = nil
    #expect(scene == nil)
    #expect(editor == nil)
    #expect(calls.isCancelled(0))
    await calls.answer(0, with: try .grey(8))
  }

  /// A user who has loaded a cat and opened the editor.
  private static func editor(_ implementation: Implementation) async throws -> User {
    let user = try User(Setup(implementation, over: .memory))
    try await user.load(picture: 7)
    try user.press("e")
    return user
  }
}

import Shared
import Testing

@testable import MVCTodo

@Suite("The editor's words")
struct EditCatFormatterTests {
  @Test("Every filter has its title")
  func titles() {
    #expect(
      PictureFilter.allCases.map(EditCatFormatter().title) == [
        "Original", "Mono", "Sepia", "Invert", "Noir", "Chrome", "Fade", "Instant", "Process",
        "Transfer",
      ])
  }
}

import Presentation
import Shared
import Testing

@Suite("The editor's words")
struct EditCatFormatterTests {
  @Test("Every filter has its title")
  func titles() {
    #expect(
      PictureFilter.allCases.map(EditCatFormatter().title) == [
        "Original", "Mono", "Sepia", "Invert", "Noir", "Chrome", "Fade", "Instant", "Process",
        "Transfer",
      ])
    #expect(EditCatFormatter().choices == PictureFilter.allCases.map(EditCatFormatter().title))
  }

  @Test("Saving tells the name, or that it failed")
  func messages() {
    #expect(EditCatFormatter().saved(as: "cat-1.png") == "Saved as cat-1.png.")
    #expect(EditCatFormatter().saveFailure == "Couldn't save the picture.")
  }
}

import Presentation
import Shared
import Testing

@Suite("The editor's words")
struct EditCatFormatterTests {
  @Test func `Every filter has its title`() {
    #expect(
      PictureFilter.allCases.map(EditCatFormatter().title) == [
        "Original", "Mono", "Sepia", "Invert", "Noir", "Chrome", "Fade", "Instant", "Process",
        "Transfer",
      ])
    #expect(EditCatFormatter().choices == PictureFilter.allCases.map(EditCatFormatter().title))
  }

  @Test func `Saving tells the name, or that it failed`() {
    #expect(EditCatFormatter().saved(as: "cat-1.png") == "Saved as cat-1.png.")
    #expect(EditCatFormatter().saveFailure == "Couldn't save the picture.")
  }
}

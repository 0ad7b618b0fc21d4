import Presentation
import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The editor's data source")
struct EditCatDataPresenterTests {
  private let keeping = KeepingEditCatSuperPresenter()
  private let data = EditCatDataPresenter()

  init() throws {
    keeping.response = try .grey(7)
    data.superPresenter = keeping
  }

  @Test func `It has the picture, and every choice`() throws {
    #expect(data.picture == CatPicture(try .grey(7)))
    #expect(
      data.choices == [
        "Original", "Mono", "Sepia", "Invert", "Noir", "Chrome", "Fade", "Instant", "Process",
        "Transfer",
      ])
    #expect(data.selection == 0)
    #expect(
      [data.isFiltering, data.isSaving, data.canChoose, data.canSave] == [false, false, true, true])
    #expect(data.alert == nil)
  }

  @Test func `Nothing is saved while a filter is at work, nothing chosen while saving`() throws {
    keeping.response = try .grey(7, .sepia, .filtering)
    #expect(data.selection == 2)
    #expect(
      [data.isFiltering, data.isSaving, data.canChoose, data.canSave] == [true, false, true, false])
    keeping.response = try .grey(7, .sepia, .saving)
    #expect(
      [data.isFiltering, data.isSaving, data.canChoose, data.canSave] == [
        false, true, false, false,
      ])
  }

  @Test func `How a save ended is put into words, and what failed can be saved again`() throws {
    keeping.response = try .grey(7, .original, .saved)
    keeping.end = .saved(as: "cat-1.png")
    #expect(data.alert == .notice(Notice("Saved as cat-1.png.")))
    #expect([data.isSaving, data.canChoose, data.canSave] == [false, true, false])
    keeping.response = try .grey(7)
    keeping.end = .failed(reason: "No disk.")
    #expect(data.alert == .notice(Notice("Couldn't save the picture.", reason: "No disk.")))
    #expect([data.isSaving, data.canChoose, data.canSave] == [false, true, true])
  }

  @Test func `Before the interactor has started there is no picture, and nothing to do`() {
    keeping.response = nil
    #expect(data.picture == nil)
    #expect(data.selection == 0)
    #expect(
      [data.isFiltering, data.isSaving, data.canChoose, data.canSave] == [
        false, false, false, false,
      ])
    #expect(data.alert == nil)
  }
}

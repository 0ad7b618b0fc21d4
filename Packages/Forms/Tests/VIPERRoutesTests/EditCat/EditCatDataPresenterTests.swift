import Presentation
import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The editor's data source")
struct EditCatDataPresenterTests {
  private let keeping: KeepingEditCatSuperPresenter
  private let data = EditCatDataPresenter()

  init() throws {
    keeping = try KeepingEditCatSuperPresenter()
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

  @Test func `Nothing is saved while a filter is at work, nothing chosen while saving`() {
    keeping.data.choice = 2
    keeping.data.isFiltering = true
    #expect(data.selection == 2)
    #expect(
      [data.isFiltering, data.isSaving, data.canChoose, data.canSave] == [true, false, true, false])
    keeping.data.isFiltering = false
    keeping.data.isSaving = true
    #expect(
      [data.isFiltering, data.isSaving, data.canChoose, data.canSave] == [
        false, true, false, false,
      ])
  }

  @Test func `How a save ended is put into words`() {
    keeping.data.ending = .saved(as: "cat-1.png")
    #expect(data.alert == .notice("Saved as cat-1.png.", reason: nil))
    keeping.data.ending = .failed(reason: "No disk.")
    #expect(data.alert == .notice("Couldn't save the picture.", reason: "No disk."))
  }

  @Test func `Without its presenter there is no picture`() {
    data.superPresenter = nil
    #expect(data.picture == nil)
    #expect(data.selection == 0)
    #expect([data.isFiltering, data.isSaving] == [false, false])
  }
}

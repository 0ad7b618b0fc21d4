import Presentation
import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The cat loader's data source")
struct LoadCatDataPresenterTests {
  private let keeping = KeepingLoadCatSuperPresenter()
  private let data = LoadCatDataPresenter()

  @Test func `At first there is nothing to cancel or to edit`() {
    #expect(data.caption == "")
    #expect(data.picture == nil)
    #expect(
      [data.isLoading, data.canLoad, data.canCancel, data.canEdit] == [false, true, false, false])
  }

  @Test func `While a load goes on it can be cancelled and nothing else`() {
    data.superPresenter = keeping
    keeping.data = LoadCatData(isLoading: true, address: "cat:1")
    #expect(data.caption == "cat:1")
    #expect(
      [data.isLoading, data.canLoad, data.canCancel, data.canEdit] == [true, false, true, false])
  }

  @Test func `A picture can be edited`() throws {
    data.superPresenter = keeping
    keeping.data = LoadCatData(picture: try .grey(7))
    #expect(data.picture == CatPicture(try .grey(7)))
    #expect(
      [data.isLoading, data.canLoad, data.canCancel, data.canEdit] == [false, true, false, true])
  }

  @Test func `A failure becomes the caption`() {
    data.superPresenter = keeping
    keeping.data = LoadCatData(address: "cat:1", failure: .unsupportedFormat("JPEG"))
    #expect(data.caption == "That picture format isn't supported. It is JPEG.")
  }
}

import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The editor's presenter")
struct EditCatPresenterTests {
  private let view = RecordingView()
  private let data = EditCatDataPresenter()
  private let events = EditCatEventPresenter(
    interactor: RecordingEditCatInteractor(), router: RecordingEditCatRouter())
  private let presenter: EditCatPresenter

  init() throws {
    presenter = EditCatPresenter(picture: try .grey(7), dataSource: data, eventHandler: events)
    presenter.view = view
  }

  @Test func `It begins with the picture as it came`() throws {
    #expect(presenter.data == EditCatData(picture: try .grey(7)))
  }

  @Test func `A filtered picture ends the filtering`() throws {
    presenter.data.isFiltering = true
    _ = view.takeChanges()
    presenter.filtered(try .grey(100))
    #expect(presenter.data == EditCatData(picture: try .grey(100)))
    #expect(view.takeChanges() == 1)
  }

  @Test(arguments: [.saved(as: "cat-1.png"), .failed(reason: "No disk.")] as [EditCatData.Ending])
  func `A save ends with the name or the reason`(ending: EditCatData.Ending) throws {
    presenter.data.isSaving = true
    _ = view.takeChanges()
    switch ending {
    case .saved(let name): presenter.saved(as: name)
    case .failed(let reason): presenter.saveFailed(reason: reason)
    }
    #expect(presenter.data == EditCatData(picture: try .grey(7), ending: ending))
    #expect(view.takeChanges() == 1)
  }

  @Test func `It holds its view weakly`() {
    var view: RecordingView? = RecordingView()
    weak let released = view
    presenter.view = view
    view = nil
    #expect(released == nil)
  }

  @Test func `Its parts hold it weakly`() throws {
    weak var released: EditCatPresenter?
    do {
      let presenter = EditCatPresenter(
        picture: try .grey(7), dataSource: data, eventHandler: events)
      data.superPresenter = presenter
      events.superPresenter = presenter
      released = presenter
    }
    #expect(released == nil)
    #expect(data.superPresenter == nil)
    #expect(events.superPresenter == nil)
  }
}

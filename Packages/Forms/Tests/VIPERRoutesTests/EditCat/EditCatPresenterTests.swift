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

  @Test("It begins with the picture as it came")
  func begins() throws {
    #expect(presenter.data == EditCatData(picture: try .grey(7)))
  }

  @Test("A filtered picture ends the filtering")
  func filtered() throws {
    presenter.data.isFiltering = true
    _ = view.takeChanges()
    presenter.filtered(try .grey(100))
    #expect(presenter.data == EditCatData(picture: try .grey(100)))
    #expect(view.takeChanges() == 1)
  }

  @Test(
    "A save ends with the name or the reason",
    arguments: [.saved(as: "cat-1.png"), .failed(reason: "No disk.")] as [EditCatData.Ending])
  func saved(ending: EditCatData.Ending) throws {
    presenter.data.isSaving = true
    _ = view.takeChanges()
    switch ending {
    case .saved(let name): presenter.saved(as: name)
    case .failed(let reason): presenter.saveFailed(reason: reason)
    }
    #expect(presenter.data == EditCatData(picture: try .grey(7), ending: ending))
    #expect(view.takeChanges() == 1)
  }

  @Test("It holds its view weakly")
  func weakView() {
    var view: RecordingView? = RecordingView()
    weak let released = view
    presenter.view = view
    view = nil
    #expect(released == nil)
  }

  @Test("Its parts hold it weakly")
  func weakSuperPresenter() throws {
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

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

  init() {
    presenter = EditCatPresenter(dataSource: data, eventHandler: events)
    presenter.view = view
  }

  @Test func `Before the interactor has started nothing is kept`() throws {
    presenter.filterStarted(.mono)
    presenter.filtered(try .grey(100))
    presenter.saveStarted()
    #expect(presenter.data == nil)
  }

  @Test func `It begins with the picture as it came`() throws {
    presenter.started(try .grey(7))
    #expect(presenter.data == EditCatData(picture: try .grey(7)))
    #expect(view.takeChanges() == 1)
  }

  @Test func `A filtered picture ends the filtering`() throws {
    presenter.started(try .grey(7))
    _ = view.takeChanges()
    presenter.filterStarted(.sepia)
    #expect(
      presenter.data == EditCatData(picture: try .grey(7), choice: .sepia, phase: .filtering))
    #expect(view.takeChanges() == 1)
    presenter.filtered(try .grey(100))
    #expect(presenter.data == EditCatData(picture: try .grey(100), choice: .sepia))
    #expect(view.takeChanges() == 1)
  }

  @Test(arguments: [.saved(as: "cat-1.png"), .failed(reason: "No disk.")] as [EditCatData.Phase])
  func `A save ends with the name or the reason`(ending: EditCatData.Phase) throws {
    presenter.started(try .grey(7))
    presenter.saveStarted()
    #expect(presenter.data == EditCatData(picture: try .grey(7), phase: .saving))
    _ = view.takeChanges()
    if case .failed(let reason) = ending {
      presenter.saveFailed(reason: reason)
    } else {
      presenter.saved(as: "cat-1.png")
    }
    #expect(presenter.data == EditCatData(picture: try .grey(7), phase: ending))
    #expect(view.takeChanges() == 1)
  }

  @Test func `What was chosen and what goes on stay when its view appears again`() throws {
    presenter.started(try .grey(7))
    presenter.filterStarted(.mono)
    presenter.started(try .grey(7))
    #expect(
      presenter.data == EditCatData(picture: try .grey(7), choice: .mono, phase: .filtering))
  }

  @Test func `It holds its view weakly`() {
    var view: RecordingView? = RecordingView()
    weak let released = view
    presenter.view = view
    view = nil
    #expect(released == nil)
  }

  @Test func `Its parts hold it weakly`() {
    weak var released: EditCatPresenter?
    do {
      let presenter = EditCatPresenter(dataSource: data, eventHandler: events)
      data.superPresenter = presenter
      events.superPresenter = presenter
      released = presenter
    }
    #expect(released == nil)
    #expect(data.superPresenter == nil)
    #expect(events.superPresenter == nil)
  }
}

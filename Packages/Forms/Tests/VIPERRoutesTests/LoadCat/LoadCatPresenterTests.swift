import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The cat loader's presenter")
struct LoadCatPresenterTests {
  private let view = RecordingView()
  private let interactor = RecordingLoadCatInteractor()
  private let router = RecordingLoadCatRouter()
  private let data = LoadCatDataPresenter()
  private let events: LoadCatEventPresenter
  private let presenter: LoadCatPresenter

  init() {
    events = LoadCatEventPresenter(interactor: interactor, router: router)
    presenter = LoadCatPresenter(dataSource: data, eventHandler: events)
    presenter.view = view
  }

  @Test func `A load is kept as it goes on, and reported at each step`() throws {
    presenter.loadStarted()
    #expect(presenter.data == LoadCatData(isLoading: true))
    presenter.addressArrived("cat:1")
    #expect(presenter.data == LoadCatData(isLoading: true, address: "cat:1"))
    presenter.pictureArrived(try .grey(7))
    #expect(presenter.data == LoadCatData(address: "cat:1", picture: try .grey(7)))
    #expect(view.takeChanges() == 3)
  }

  @Test
  func `A new load clears what the last one left, and a failure what came before it`() throws {
    presenter.pictureArrived(try .grey(7))
    presenter.loadStarted()
    #expect(presenter.data == LoadCatData(isLoading: true))
    presenter.addressArrived("cat:1")
    presenter.loadFailed(.cancelled)
    #expect(presenter.data == LoadCatData(failure: .cancelled))
  }

  @Test func `It holds its view weakly`() {
    var view: RecordingView? = RecordingView()
    weak let released = view
    presenter.view = view
    view = nil
    #expect(released == nil)
  }

  @Test func `Its parts hold it weakly`() {
    weak var released: LoadCatPresenter?
    do {
      let presenter = LoadCatPresenter(dataSource: data, eventHandler: events)
      data.superPresenter = presenter
      events.superPresenter = presenter
      released = presenter
    }
    #expect(released == nil)
    #expect(data.superPresenter == nil)
    #expect(events.superPresenter == nil)
  }
}

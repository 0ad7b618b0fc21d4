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

  @Test func `Each answer is kept, and reported once`() throws {
    #expect(presenter.response == nil)
    for response in [try .grey(7), try .grey(7, .sepia, .filtering)] as [EditCatResponse] {
      presenter.changed(response)
      #expect(presenter.response == response)
      #expect(view.takeChanges() == 1)
    }
  }

  @Test(arguments: [.saved(as: "cat-1.png"), .failed(reason: "No disk.")] as [EditCatEnd])
  func `A save ends with the name or the reason`(end: EditCatEnd) throws {
    presenter.changed(try .grey(7, .original, .saving))
    _ = view.takeChanges()
    switch end {
    case .saved(let name): presenter.saved(as: name)
    case .failed(let reason): presenter.saveFailed(reason: reason)
    }
    #expect(presenter.end == end)
    #expect(view.takeChanges() == 1)
    presenter.changed(try .grey(7))
    #expect(presenter.end == end)
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

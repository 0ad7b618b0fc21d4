import Presentation
import Shared
import TestSupport
import Testing

@testable import MVVMBound

@Suite("The view model of NewScene")
struct NewSceneViewModelTests {
  private let store: FailingStore
  private let end = RecordingEnd()
  private let viewModel: NewSceneViewModel

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    viewModel = NewSceneViewModel(store: store, onClosed: end.closed)
  }

  @Test func `It shows the number left from the start`() {
    #expect(viewModel.left.value == "1 todo left")
    #expect(viewModel.notice.value == nil)
  }

  @Test func `A change from elsewhere is shown at once`() throws {
    try store.add("2026-11-22 C")
    #expect(viewModel.left.value == "2 todos left")
  }

  @Test func `A failed first load says why and shows no number`() {
    store.fail(.load)
    let viewModel = NewSceneViewModel(store: store, onClosed: end.closed)
    #expect(
      viewModel.notice.value == Notice("Couldn't load the todos.", reason: FailingStore.reason))
    #expect(viewModel.left.value == "")
  }

  @Test func `A reload shows what a failed load missed`() throws {
    store.fail(.load)
    try store.add("2026-11-22 C")
    #expect(viewModel.left.value == "1 todo left")
    viewModel.alertAnswered()
    #expect(viewModel.notice.value == nil)
    store.fail()
    viewModel.reloadPressed()
    #expect(viewModel.notice.value == nil)
    #expect(viewModel.left.value == "2 todos left")
  }

  @Test func `Closing is reported`() {
    viewModel.closePressed()
    #expect(end.ends == [.closed])
  }

  @Test func `The store doesn't retain it`() throws {
    weak var released: NewSceneViewModel?
    do {
      let viewModel = NewSceneViewModel(store: store, onClosed: end.closed)
      released = viewModel
    }
    #expect(released == nil)
    try store.add("2026-11-22 C")
  }
}

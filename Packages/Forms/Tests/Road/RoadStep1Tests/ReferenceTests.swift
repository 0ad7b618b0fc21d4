import Shared
import TerminalUI
import TestSupport
import Testing

@testable import RoadStep1

/// A view owns its presenter, so references back are weak.
@Suite("Who holds whom")
struct ReferenceTests {
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()

  @Test func `The cat loader's presenter holds its view weakly`() {
    let presenter = loadCatPresenter(ScriptedCatProvider())
    var view: LoadCatView? = LoadCatView(presenter: presenter) { EditCatView(presenter: $0) }
    weak let released = view
    view = nil
    #expect(released == nil)
  }

  @Test func `Its editor doesn't retain the cat loader's presenter`() async throws {
    let cats = ScriptedCatProvider()
    var editor: (any Scene)?
    weak var released: LoadCatPresenter?
    do {
      let presenter = loadCatPresenter(cats)
      let view = LoadCatView(presenter: presenter) { EditCatView(presenter: $0) }
      presenter.loadPressed()
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .success(try .grey(7)))
      presenter.editPressed()
      editor = view.presented
      released = presenter
    }
    #expect(released == nil)
    #expect(editor != nil)
  }

  @Test func `The editor's presenter holds its view weakly`() throws {
    let presenter = EditCatPresenter(
      processor: processor, library: library, picture: try .grey(7))
    var view: EditCatView? = EditCatView(presenter: presenter)
    weak let released = view
    view = nil
    #expect(released == nil)
  }

  private func loadCatPresenter(_ cats: ScriptedCatProvider) -> LoadCatPresenter {
    LoadCatPresenter(provider: cats, processor: processor, library: library)
  }
}

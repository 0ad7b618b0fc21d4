import Testing

@testable import ArchitectureGraph
@testable import ArchitectureRules
@testable import CompareSupport
@testable import SourceRecords

/// What is mended at once is found once.
@Suite("One defect is one finding")
struct OneDefectTests {
  @Test func `A reference to a protocol and to its only class`() throws {
    let text = """
      protocol NoteStore {}
      final class MemoryNoteStore: NoteStore {}
      final class NoteView { let store: any NoteStore = MemoryNoteStore() }
      """
    #expect(try found(text, .mvp) == ["mvp.view-knows-model NoteView NoteStore"])
    // With a second class, the first is a choice of its own.
    #expect(
      try found(text + "\nfinal class FileNoteStore: NoteStore {}", .mvp) == [
        "mvp.view-knows-model NoteView MemoryNoteStore",
        "mvp.view-knows-model NoteView NoteStore",
      ])
  }

  @Test func `A reference of a protocol and of its only class`() throws {
    let text = """
      struct NoteEntity: Codable {}
      protocol ListViewProtocol { func show(_ note: NoteEntity) }
      final class ListView: ListViewProtocol { func show(_ note: NoteEntity) {} }
      """
    #expect(try found(text, .viper) == ["viper.view-knows-model ListViewProtocol NoteEntity"])
    #expect(
      try found(
        text + "\nfinal class OtherView: ListViewProtocol {\n"
          + "  func show(_ note: NoteEntity) {}\n}", .viper
      ).count == 3)
  }

  @Test func `What a comment accepts of the one is still found of the other`() throws {
    let text = """
      protocol NoteStore {}
      final class MemoryNoteStore: NoteStore {}
      final class NoteView {
        // compare:ignore mvp.view-knows-model until May
        let store: any NoteStore
        init() { store = MemoryNoteStore() }
      }
      """
    #expect(try found(text, .mvp) == ["mvp.view-knows-model NoteView MemoryNoteStore"])
  }

  @Test func `A cycle and the reference that makes it`() throws {
    let text = """
      final class ListView { weak var controller: ListViewController? }
      final class ListViewController { let view = ListView() }
      """
    #expect(
      try found(text, .mvc) == ["mvc.view-knows-controller ListView ListViewController"])
    // Another cycle of theirs is not gone with it.
    let more = """

      final class ListFormatter { func title(_ view: ListView) {} }
      extension ListView { func draw(_ formatter: ListFormatter) {} }
      """
    #expect(
      try found(text + more, .mvc) == [
        "mvc.role-cycle ListFormatter ListView",
        "mvc.view-knows-controller ListView ListViewController",
      ])
  }

  @Test func `A property that must not be, and that keeps alive what it refers to`() throws {
    let text = """
      final class NoteView {}
      final class NoteViewModel { var view: NoteView? }
      """
    #expect(try found(text, .mvvm) == ["mvvm.view-model-knows-view NoteViewModel NoteView"])
    // Behind a protocol this one may stay, and then it has to be weak.
    let presenter = """
      final class NoteView {}
      final class NotePresenter { var view: NoteView? }
      """
    #expect(
      try found(presenter, .mvp) == [
        "mvp.presenter-knows-view NotePresenter NoteView",
        "mvp.strong-back-reference NotePresenter NoteView",
      ])
  }

  @Test func `A property of several protocols`() throws {
    let text = """
      protocol ListPresenterProtocol: AnyObject {}
      protocol MorePresenterProtocol: AnyObject {}
      final class ListInteractor {
        weak var presenter: (any ListPresenterProtocol & MorePresenterProtocol)?
      }
      """
    #expect(
      try found(text, .viper) == [
        "viper.interactor-knows-presenter ListInteractor ListPresenterProtocol"
      ])
    // What only the other stands in is a finding of its own.
    let more = """

      extension ListInteractor { func tell(_ presenter: any MorePresenterProtocol) {} }
      """
    #expect(try found(text + more, .viper).count == 2)
  }

  @Test func `A reference to a protocol and to what it refines`() throws {
    let text = """
      protocol ReadingStore { var count: Int { get } }
      protocol NoteStore: ReadingStore {}
      final class NoteView {
        let store: any NoteStore
        init(store: any NoteStore) { self.store = store }
        func draw() -> Int { store.count }
      }
      """
    #expect(try found(text, .mvp) == ["mvp.view-knows-model NoteView NoteStore"])
    // What only the other stands in is a finding of its own.
    let more = """

      final class ListView { var store: (any NoteStore)?; var other: (any ReadingStore)? }
      """
    #expect(
      try found(text + more, .mvp) == [
        "mvp.view-knows-model ListView NoteStore",
        "mvp.view-knows-model ListView ReadingStore",
        "mvp.view-knows-model NoteView NoteStore",
      ])
  }

  @Test func `A view may keep alive whom it tells what the user did`() throws {
    let text = """
      protocol ListViewOutput: AnyObject {}
      final class ListPresenter: ListViewOutput {}
      protocol Listening: AnyObject {}
      final class ListView {
        var output: (any ListViewOutput)?
        var delegate: (any Listening)?
      }
      """
    #expect(try found(text, .viper) == [])
  }

  @Test func `A reference to a class and to its superclass`() throws {
    let text = """
      class BaseStore { var count = 0 }
      final class NoteStore: BaseStore {}
      final class NoteView {
        let store: NoteStore
        init(store: NoteStore) { self.store = store }
        func draw() -> Int { store.count }
      }
      """
    #expect(try found(text, .mvp) == ["mvp.view-knows-model NoteView NoteStore"])
    let more = """

      final class ListView { var store: NoteStore?; var other: BaseStore? }
      """
    #expect(
      try found(text + more, .mvp) == [
        "mvp.view-knows-model ListView BaseStore",
        "mvp.view-knows-model ListView NoteStore",
        "mvp.view-knows-model NoteView NoteStore",
      ])
  }

  private func found(_ text: String, _ pattern: Pattern) throws -> [String] {
    let indexed = try IndexedSources(["App": ["App.swift": text + "\n"]])
    let roles = TypeRoles(.standard, indexed.analysis).roles
    return RuleCheck(indexed.modules[0], pattern, indexed.analysis, roles).findings()
      .map { "\($0.rule.name) \($0.from.name) \($0.to.name)" }.sorted()
  }
}

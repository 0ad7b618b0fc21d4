import Kit

final class OneInteractor {
  // breaks: viper.interactor-knows-presenter
  func answer(_ presenter: any ListPresenterProtocol) {}
}

final class TwoInteractor {
  func answer(_ view: any ListViewProtocol) {}  // breaks: viper.interactor-knows-view
}

final class ThreeInteractor {
  func answer(_ router: any ListRouterProtocol) {}  // breaks: viper.interactor-knows-router
}

final class OnePresenter {
  func present(_ store: any NoteStore) { store.clear() }  // breaks: viper.presenter-knows-model
}

final class TwoPresenter {
  func present(_ view: ListView) {}  // breaks: viper.presenter-knows-view
}

final class ThreePresenter {
  func present(_ interactor: ListInteractor) {}  // breaks: viper.presenter-knows-interactor
}

final class FourPresenter {
  func present(_ router: ListRouter) {}  // breaks: viper.presenter-knows-router
}

final class OneView {
  func show(_ note: Note) {}  // breaks: viper.view-knows-model
}

final class TwoView {
  func show(_ interactor: any ListInteractorProtocol) {}  // breaks: viper.view-knows-interactor
}

final class ThreeView {
  func show(_ router: any ListRouterProtocol) {}  // breaks: viper.view-knows-router
}

final class FourView {
  func show(_ presenter: ListPresenter) {}  // breaks: viper.view-knows-presenter
}

final class OneRouter {
  func lead(_ interactor: any ListInteractorProtocol) {}  // breaks: viper.router-knows-interactor
}

final class TwoRouter {
  func lead(_ note: Note) {}  // breaks: viper.router-knows-model
}

struct NoteEntity {
  func ask(_ interactor: any ListInteractorProtocol) {}  // breaks: viper.entity-knows-others
}

final class FourInteractor: ListInteractorProtocol {
  var output: any ListInteractorOutput  // breaks: viper.strong-back-reference

  init(output: any ListInteractorOutput) { self.output = output }

  func load() {}
}

protocol CacheDelegate: AnyObject {}

final class CacheClient {
  var output: (any CacheDelegate)?  // breaks: viper.strong-delegate
}

/// A delegate may name who asks it.
final class PageView {
  func turn(_ output: any PageViewOutput) {}
}

protocol PageViewOutput: AnyObject {
  func turned(_ page: PageView)
}

/// A type without a role doesn't hide what is read from it.
struct Draft {
  let note: Note
}

struct Letter {
  let draft: Draft
}

final class FiveRouter {
  func open(_ letter: Letter) { _ = letter.draft.note }  // breaks: viper.router-knows-model
}

/// Nothing is wrong here: it doesn't look into the letter.
final class SevenRouter {
  func open(_ letter: Letter) {}
}

/// Two ways to one type are one finding.
struct Parcel {
  let note: Note
}

final class SixRouter {
  func open(_ letter: Letter) { _ = letter.draft.note }  // breaks: viper.router-knows-model
  func open(_ parcel: Parcel) { _ = parcel.note }
}

/// Two properties of one type are one finding.
final class SixInteractor {
  var output: (any ListInteractorOutput)?  // breaks: viper.strong-back-reference
  var otherOutput: (any ListInteractorOutput)?
}

struct WeakBox<Object> {
  let object: Object
}

/// Nothing is wrong here: a weak box, what is static, a function, and a text.
final class SevenInteractor {
  var output: WeakBox<any ListInteractorOutput>?
  @MainActor static var delegate: (any CacheDelegate)?
  let listeningDelegate: (any CacheDelegate) -> Void = { _ in }
  let nameOutput = FileOutput.name()
}

final class FileOutput {
  static func name() -> String { "" }
}

final class PagePresenter {
  private let formatter = PageFormatter()
}

final class PageFormatter {
  func title(for presenter: PagePresenter) -> String { "" }  // breaks: viper.role-cycle
}

/// The presenter owns its router.
final class ThreeRouter {
  var presenter: (any ListPresenterProtocol)?  // breaks: viper.strong-back-reference
}

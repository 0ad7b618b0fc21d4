import Presentation
import Shared
import TerminalUI

// MARK: View and presenter

/// What the presenter tells the view to show.
protocol EditCatViewProtocol: AnyObject {
  func showPicture(_ picture: CatPicture)
  func showChoices(_ titles: [String], selection: Int)
  func showFiltering(_ isFiltering: Bool)
  func showSaving(_ isSaving: Bool)
  func enableActions(choose canChoose: Bool, save canSave: Bool)
  func showNotice(_ message: String, reason: String?)
}

/// What the view tells the presenter: that it appeared, and each thing that the user does.
protocol EditCatPresenterProtocol: AnyObject {
  func appeared()

  func choiceMoved(by rows: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

// MARK: Presenter and router

/// What the presenter asks of the router.
protocol EditCatRouterProtocol: AnyObject {
  func close()
}

// MARK: The module and whoever presents it

/// The picture that is to be edited.
nonisolated struct EditCatRequest: Equatable, Sendable {
  let picture: Bitmap
}

// MARK: Builder

/// Assembles the editor; nobody else knows all of its parts.
enum EditCatModule {
  static func build(
    processor: any PictureProcessor, library: any PhotoLibrary, request: EditCatRequest,
    host: any Presenting
  ) -> any Scene {
    let data: any EditCatDataManager = StandardEditCatDataManager(
      library: library, original: request.picture)
    let startEdit = StartEditInteractor(data: data)
    let filterPicture = FilterPictureInteractor(data: data, processor: processor)
    let savePicture = SavePictureInteractor(data: data)
    let router = EditCatRouter(host: host)
    let presenter = EditCatPresenter(
      startEdit: startEdit, filterPicture: filterPicture, savePicture: savePicture,
      router: router)
    let view = EditCatView(presenter: presenter)
    startEdit.output = presenter
    filterPicture.output = presenter
    savePicture.output = presenter
    presenter.view = view
    return view
  }
}

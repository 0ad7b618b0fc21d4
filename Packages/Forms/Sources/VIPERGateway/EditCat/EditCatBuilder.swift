import Shared
import TerminalUI

/// Assembles the editor: the one place that names all of its parts.
enum EditCatBuilder {
  static func build(
    processor: any PictureProcessor, library: any PhotoLibrary, picture: Bitmap,
    host: any Presenting
  ) -> any Scene {
    let data: any EditCatDataManager = StandardEditCatDataManager(
      library: library, original: picture)
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

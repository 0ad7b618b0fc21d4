import Shared

@testable import MVCClassic

/// A model of an editor that is as the test says.
final class SettableEditCatModel: EditCatReading {
  var picture: Bitmap
  var choice = 0
  var isFiltering = false
  var isSaving = false
  var canChoose = false
  var canSave = false
  var notice: EditCatNotice?
  private var observers = ModelObservers()

  init(picture: Bitmap) {
    self.picture = picture
  }

  func addObserver(_ observer: any ModelObserver) { observers.add(observer) }
  func changed() { observers.notify() }
}

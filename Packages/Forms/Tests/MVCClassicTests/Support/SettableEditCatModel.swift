import Shared

@testable import MVCClassic

/// A model of an editor whose state the test sets.
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

import Shared

@testable import MVCClassic

/// A model of a cat loader whose state the test sets.
final class SettableLoadCatModel: LoadCatReading {
  var caption: LoadCatCaption?
  var isLoading = false
  var picture: Bitmap?
  var canLoad = false
  var canCancel = false
  var canEdit = false
  var editor: (any EditCatReading)?
  private var observers = ModelObservers()

  func addObserver(_ observer: any ModelObserver) { observers.add(observer) }
  func changed() { observers.notify() }
}

import Shared

/// The editor's model as its view sees it: the view reads it and observes changes.
protocol EditCatReading: AnyObject {
  var shown: Bitmap { get }

  func observe(by observer: AnyObject, _ onChange: @escaping () -> Void)
}

/// The original picture, and the result of the last filter.
final class EditCatModel {
  let original: Bitmap
  var shown: Bitmap { didSet { observers.notify() } }

  private var observers = Observers()

  init(picture: Bitmap) {
    original = picture
    shown = picture
  }
}

extension EditCatModel: EditCatReading {
  func observe(by observer: AnyObject, _ onChange: @escaping () -> Void) {
    observers.add(observer, onChange)
  }
}

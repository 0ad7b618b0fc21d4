import Shared

/// What the editor's view may know of the model: it reads it, and hears that it changed.
protocol EditCatReading: AnyObject {
  var shown: Bitmap { get }

  func observe(by observer: AnyObject, _ onChange: @escaping () -> Void)
}

/// The picture as it came, and as it was filtered last.
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

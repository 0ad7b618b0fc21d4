import Shared

/// What the cat loader's view may know of the model: it reads it, and hears that it changed.
protocol LoadCatReading: AnyObject {
  var address: CatAddress? { get }
  var picture: Bitmap? { get }

  func observe(by observer: AnyObject, _ onChange: @escaping () -> Void)
}

/// The cat, as much of it as has come.
final class LoadCatModel {
  var address: CatAddress? { didSet { observers.notify() } }
  var picture: Bitmap? { didSet { observers.notify() } }

  private var observers = Observers()
}

extension LoadCatModel: LoadCatReading {
  func observe(by observer: AnyObject, _ onChange: @escaping () -> Void) {
    observers.add(observer, onChange)
  }
}

import Shared

/// The cat loader's model as its view sees it: the view reads it and observes changes.
protocol LoadCatReading: AnyObject {
  var address: CatAddress? { get }
  var picture: Bitmap? { get }

  func observe(by observer: AnyObject, _ onChange: @escaping () -> Void)
}

/// The cat, as far as it has been loaded.
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

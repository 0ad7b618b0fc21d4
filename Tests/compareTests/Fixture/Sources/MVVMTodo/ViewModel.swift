import Observation
import Shared

@Observable
final class ViewModel {
  var item = Item(title: "")
  @ObservationIgnored @Marked var note = "note"

  var count = 0 {
    didSet { last = max(last, count) }
  }

  private(set) var last = 0
}

@propertyWrapper
struct Marked {
  private var value: String

  var wrappedValue: String {
    get { value }
    set { value = newValue.isEmpty ? "-" : newValue }
  }

  init(wrappedValue: String) {
    value = wrappedValue
  }
}

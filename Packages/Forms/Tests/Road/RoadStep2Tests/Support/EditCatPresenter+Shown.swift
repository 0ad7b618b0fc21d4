import Shared

@testable import RoadStep2

extension EditCatPresenter {
  /// The values that a view would read.
  struct Shown: Equatable {
    var picture: Bitmap
    var choice = 0
    var phase = Phase.idle
  }

  /// Called so because `shown` is only the picture.
  var everythingShown: Shown {
    Shown(picture: shown, choice: choice, phase: phase)
  }
}

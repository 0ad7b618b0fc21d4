import Shared

@testable import RoadStep2

extension EditCatPresenter {
  /// What a view would read.
  struct Shown: Equatable {
    var picture: Bitmap
    var choice = 0
    var phase = Phase.idle
  }

  /// `shown` is the picture alone.
  var everythingShown: Shown {
    Shown(picture: shown, choice: choice, phase: phase)
  }
}

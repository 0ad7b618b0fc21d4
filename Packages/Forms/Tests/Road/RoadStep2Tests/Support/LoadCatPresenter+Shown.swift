import Shared

@testable import RoadStep2

extension LoadCatPresenter {
  /// The values that a view would read.
  struct Shown: Equatable {
    var caption = ""
    var isLoading = false
    var picture: Bitmap?
  }

  var shown: Shown {
    Shown(caption: caption, isLoading: isLoading, picture: picture)
  }
}

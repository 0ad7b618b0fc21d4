import Presentation

/// Everything the cat loader shows, ready for display.
nonisolated struct LoadCatPresentation: Equatable, Sendable {
  var caption = ""
  var isLoading = false
  var picture: CatPicture?

  var canLoad: Bool { !isLoading }

  var canCancel: Bool { isLoading }

  var canEdit: Bool { picture != nil }
}

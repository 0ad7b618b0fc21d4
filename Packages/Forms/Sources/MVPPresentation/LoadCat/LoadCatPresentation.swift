import Presentation

/// All that the cat loader shows, ready to be shown.
nonisolated struct LoadCatPresentation: Equatable, Sendable {
  var caption = ""
  var isLoading = false
  var picture: CatPicture?

  var canLoad: Bool { !isLoading }

  var canCancel: Bool { isLoading }

  var canEdit: Bool { picture != nil }
}

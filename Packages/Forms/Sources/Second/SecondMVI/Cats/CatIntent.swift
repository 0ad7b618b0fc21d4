import Shared

/// What can happen to the loader.
enum CatIntent {
  // What the user wants.
  case load
  case cancel
  case edit
  case editor(CatEditorIntent)

  // What the effects report, unless they were cancelled.
  case foundAddress(CatAddress)
  case loaded(CatAddress, Bitmap)
  case failed(CatError)
}

/// What the loader needs from outside.
enum CatEffect {
  case requestAddress
  case requestPicture(CatAddress)
  /// Cancels the request, which reports nothing then.
  case cancelRequest
  case editor(CatEditorEffect)
}

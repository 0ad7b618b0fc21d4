import Presentation

/// What the editor's controller needs from a view: properties to set, and a delegate.
protocol EditCatViewing: AnyObject {
  var delegate: (any EditCatViewDelegate)? { get set }

  var picture: CatPicture? { get set }
  var choices: [String] { get set }
  var choice: Int { get set }
  var isFiltering: Bool { get set }
  var isSaving: Bool { get set }
  var canChoose: Bool { get set }
  var canSave: Bool { get set }
}

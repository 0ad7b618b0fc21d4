/// What the form's controller needs of a view: what it can be told, and whom it tells.
protocol TodoFormViewing: AnyObject {
  var delegate: (any TodoFormViewDelegate)? { get set }

  var heading: String { get set }
  var title: String { get set }
  var due: String { get set }
  var message: String { get set }
}

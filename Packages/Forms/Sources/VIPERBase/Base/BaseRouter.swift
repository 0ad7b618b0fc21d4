import TerminalUI

/// What every router is, wherever it leads.
protocol BaseRouter: AnyObject {
  /// The router as its presenter sees it.
  associatedtype ForPresenter

  var forPresenter: ForPresenter { get }

  /// Takes what it needs of its module's view, and holds it weakly.
  func connect(to view: some Scene) throws(AssemblyError)
}

extension BaseRouter {
  /// Most need nothing.
  func connect(to view: some Scene) throws(AssemblyError) {}

  /// A part as this router needs it to be: what no associated type says, no compiler checks.
  func checked<Contract>(
    _ part: some AnyObject, as contract: Contract.Type
  ) throws(AssemblyError) -> Contract {
    guard let part = part as? Contract else {
      throw AssemblyError(part: "\(type(of: part))", contract: "\(contract)")
    }
    return part
  }
}

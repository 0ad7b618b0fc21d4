import TerminalUI

/// The common contract of all routers.
protocol BaseRouter: AnyObject {
  /// The router as its presenter sees it.
  associatedtype ForPresenter

  var forPresenter: ForPresenter { get }

  /// Takes what it needs from its module's view, and holds it weakly.
  func connect(to view: some Scene) throws(AssemblyError)
}

extension BaseRouter {
  /// Most routers need nothing.
  func connect(to view: some Scene) throws(AssemblyError) {}

  /// Casts a part to the contract that this router needs, which the compiler can't check.
  func checked<Contract>(
    _ part: some AnyObject, as contract: Contract.Type
  ) throws(AssemblyError) -> Contract {
    guard let part = part as? Contract else {
      throw AssemblyError(part: "\(type(of: part))", contract: "\(contract)")
    }
    return part
  }
}

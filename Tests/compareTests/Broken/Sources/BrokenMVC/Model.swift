final class MemoryModel {
  weak var view: ListView?  // breaks: mvc.model-knows-view
}

final class ActiveModel {
  weak var observer: ListViewController?  // breaks: mvc.model-knows-controller
}

protocol ModelOutput: AnyObject {
  func changed()
}

final class ModelFormatter {
  let output: any ModelOutput  // breaks: mvc.strong-delegate

  init(output: any ModelOutput) { self.output = output }
}

final class PageView {
  func open(_ page: PageCoordinator) {}
}

final class PageCoordinator {
  let page = PageView()  // breaks: mvc.role-cycle
}

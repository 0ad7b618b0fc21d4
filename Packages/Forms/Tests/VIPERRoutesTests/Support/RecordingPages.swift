import TerminalUI

@testable import VIPERRoutes

/// A page of empty forms that remembers their requests.
final class RecordingTodoFormPage: TodoFormPage {
  let form = RecordingScene()
  private(set) var requests: [TodoFormRequest] = []
  private(set) weak var host: (any Presenting)?
  private(set) weak var output: (any TodoFormModuleOutput)?

  func scene(
    for request: TodoFormRequest, host: any Presenting, output: any TodoFormModuleOutput
  ) -> any Scene {
    requests.append(request)
    self.host = host
    self.output = output
    return form
  }
}

/// A page of empty editors that remembers their requests.
final class RecordingEditCatPage: EditCatPage {
  let editor = RecordingScene()
  private(set) var requests: [EditCatRequest] = []
  private(set) weak var host: (any Presenting)?

  func scene(for request: EditCatRequest, host: any Presenting) -> any Scene {
    requests.append(request)
    self.host = host
    return editor
  }
}

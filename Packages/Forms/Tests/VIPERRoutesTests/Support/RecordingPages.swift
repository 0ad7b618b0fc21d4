import TerminalUI

@testable import VIPERRoutes

/// A page of forms with nothing in them, that remembers what they were for.
final class RecordingTodoFormPage: TodoFormPage {
  let form = RecordingScene()
  private(set) var requests: [TodoFormRequest] = []
  private(set) weak var output: (any TodoFormModuleOutput)?

  func scene(for request: TodoFormRequest, output: any TodoFormModuleOutput) -> any Scene {
    requests.append(request)
    self.output = output
    return form
  }
}

/// A page of editors with nothing in them, that remembers what they were for.
final class RecordingEditCatPage: EditCatPage {
  let editor = RecordingScene()
  private(set) var requests: [EditCatRequest] = []
  private(set) weak var output: (any EditCatModuleOutput)?

  func scene(for request: EditCatRequest, output: any EditCatModuleOutput) -> any Scene {
    requests.append(request)
    self.output = output
    return editor
  }
}

import Shared
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

/// A page of empty editors that remembers their pictures.
final class RecordingEditCatPage: EditCatPage {
  let editor = RecordingScene()
  private(set) var pictures: [Bitmap] = []
  private(set) weak var host: (any Presenting)?

  func scene(for picture: Bitmap, host: any Presenting) -> any Scene {
    pictures.append(picture)
    self.host = host
    return editor
  }
}

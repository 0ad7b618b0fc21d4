import TerminalUI

struct View {
  let viewModel: ViewModel

  var body: Screen {
    Screen([viewModel.item.title])
  }

  func press() {
    viewModel.count += 1
  }
}

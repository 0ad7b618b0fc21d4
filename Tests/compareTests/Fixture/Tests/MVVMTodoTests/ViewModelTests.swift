import Testing

@testable import MVVMTodo

@Test func `a press counts`() {
  let viewModel = ViewModel()
  let view = View(viewModel: viewModel)
  view.press()
  view.press()
  viewModel.count = 1
  #expect(viewModel.last == 2)
  #expect(view.body.lines == [""])
}

import LayerKit

/// In a layer by its folder, which knows `LayerKit`.
struct Record {
  let account: Account
  let text: String
}

struct Archive {
  /// The layer above it.
  func draw(on page: Page) {}  // breaks: layers.unknown-reference
}

struct Shelf {
  func count(_ counter: CountTool) -> Int { 0 }  // breaks: layers.unknown-reference

  // compare:ignore layers.unknown-reference sorting moves to the records
  func sort(_ tool: SortTool) {}
}

import LayerKit

/// In a layer by its name, which wins over all else, as do the types in it.
struct CountTool {
  struct Result {
    let page: Page  // breaks: layers.unknown-reference
  }

  let accounts: [Account]
}

struct SortTool {
  func sort(_ records: [Record]) {}  // breaks: layers.unknown-reference
  func find(_ menu: Menu) {}  // compare:ignore layers.unknown-reference gone with the new menu
}

/// In no layer, and so free to know anything and to be known.
struct Helper {
  let page: Page
  let account: Account
}

import LayerKit

/// In a layer by its folder, which knows the records and the tools, and of these no more than they
/// themselves.
struct Page {
  let record: Record
  let counter: CountTool
}

struct AccountPage {
  let account: Account  // breaks: layers.unknown-reference
}

struct AcceptedPage {
  // compare:ignore layers.unknown-reference until accounts are records
  let account: Account
}

/// A folder further down is in the layer as well.
struct Menu {
  let page: Page
}

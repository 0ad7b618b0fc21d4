/// What is drawn together: the types of a role, or of a folder.
struct GraphBand {
  let title: String
  var nodes: [GraphNode]
}

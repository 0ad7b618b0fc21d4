import RunTrace

/// What each type of a trace is called: two of one name have their module before it.
struct TypeLabels {
  private let ambiguous: Set<String>

  init(_ flows: [Flow]) {
    let types = Set(
      flows.flatMap(\.steps.messages).flatMap { [$0.from, $0.to, $0.via].compactMap(\.self) })
    let modules = Dictionary(grouping: types, by: \.name)
    ambiguous = Set(modules.filter { $0.value.count > 1 }.keys)
  }

  func label(_ type: TypeName) -> String {
    ambiguous.contains(type.name) ? "\(type.module).\(type.name)" : type.name
  }

  /// Such as `Store.add, through Storing`; who sent it only where that isn't who stands above.
  func line(_ step: Step, under receiver: TypeName?) -> String {
    let times = step.times == 1 ? "" : " × \(step.times)"
    guard let message = step.message else { return "in turn\(times)" }
    let sender =
      message.from == receiver ? "" : message.from.map { "\(label($0)) → " } ?? "(outside) → "
    let via = message.via.map { ", through \(label($0))" } ?? ""
    return "\(sender)\(label(message.to)).\(message.name)\(via)\(times)"
  }
}

/// Which runs of a program show what each user action leads to.
package struct TraceEntry: Equatable, Sendable {
  /// Something a user can do; the last cut of its run is the one that counts.
  package struct Action: Equatable, Sendable {
    package let name: String
    /// The program's arguments, after those that all runs have.
    package let arguments: [String]
  }

  /// The executable.
  package let run: String
  /// The arguments of every run; `{implementation}` is the module's, `{folder}` a temporary one.
  package let arguments: [String]
  /// The function that an action begins with: `Window.press`.
  package let cut: String
  /// The function that asks for a redraw.
  package let redraw: String?
  package var actions: [Action]

  /// The arguments that the program gets.
  package func arguments(
    of action: Action, implementation: String, folder: String
  ) -> [String] {
    (arguments + action.arguments).map { word in
      word.replacing("{implementation}", with: implementation)
        .replacing("{folder}", with: folder)
    }
  }
}

extension TraceEntry: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case run, arguments, cut, redraw, actions }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(knowing: Key.self)
    run = try container.decode(String.self, forKey: .run)
    arguments = try container.decodeIfPresent([String].self, forKey: .arguments) ?? []
    cut = try container.decode(String.self, forKey: .cut)
    redraw = try container.decodeIfPresent(String.self, forKey: .redraw)
    actions = try container.decode([Action].self, forKey: .actions)
    for (key, title) in [(Key.cut, cut), (.redraw, redraw ?? "A.f")]
    where title.split(separator: ".").count < 2 {
      throw container.flaw(key, "'\(title)' isn't a type and its function, such as Window.press")
    }
    if actions.isEmpty || Set(actions.map(\.name)).count < actions.count {
      throw container.flaw(.actions, "each action needs a name of its own")
    }
  }
}

extension TraceEntry.Action: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case name, arguments }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(knowing: Key.self)
    name = try container.decode(String.self, forKey: .name)
    arguments = try container.decode([String].self, forKey: .arguments)
  }
}

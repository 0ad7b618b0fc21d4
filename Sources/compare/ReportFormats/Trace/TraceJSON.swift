import ArchitectureReport
import RunTrace

extension Trace {
  /// For programs.
  var json: JSONObject {
    let isCut = parts.contains { $0.title != nil }
    let parts = parts.map { part -> JSONObject in
      ["title": part.title ?? "", "flows": part.flows.map(\.json)]
    }
    return [
      "schemaVersion": 1, "complete": isComplete, "product": product, "arguments": arguments,
      "flows": isCut ? nil : flows.map(\.json), "parts": isCut ? parts : nil,
      "notes": notes.map { note -> JSONObject in
        ["kind": note.isPartial ? Note.Kind.partial : .information, "text": note.text]
      },
    ]
  }
}

extension Flow {
  fileprivate var json: JSONObject {
    ["kind": kind, "number": number, "steps": steps.map(\.json)]
  }
}

extension Step {
  /// A round of several messages has none of its own.
  fileprivate var json: JSONObject {
    ["message": message?.json, "times": times, "steps": steps.map(\.json)]
  }
}

extension Message {
  fileprivate var json: JSONObject {
    [
      "from": from?.json, "to": to.json, "name": name, "through": via?.json, "file": place?.file,
      "line": place?.line,
    ]
  }
}

extension TypeName {
  fileprivate var json: JSONObject { ["module": module, "name": name] }
}

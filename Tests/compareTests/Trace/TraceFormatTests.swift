import Foundation
import Testing

@testable import ReportFormats
@testable import RunTrace

@Suite("A trace in each format, compared whole")
struct TraceFormatTests {
  @Test func `Text: what a message led to stands below it, a sender only where it is another`() {
    #expect(
      TraceFormatter.format(Trace.sample, .text) == """
        Partial result: the notes say what could not be measured.
        walk: 62 messages between 3 types

        main thread
          Main.run
            Host.greet, through Greeter × 28
              Line.Pen.<
            in turn × 2
              Host.a
              Line.Pen → Host.b

        task 2
          Main → Host.c

        Partial: half.
        Note: apart.

        """)
  }

  @Test func `Mermaid: participants in their order, loops, and a note for each task`() {
    #expect(
      TraceFormatter.format(Trace.sample, .mermaid) == """
        sequenceDiagram
          participant p0 as #40;outside#41;
          participant p1 as Main
          participant p2 as Host
          participant p3 as Line.Pen
          Note over p0,p3: main thread
          p0->>p1: run
          loop 28 times
          p1->>p2: greet, through Greeter
          p2->>p3: #60;
          end
          loop 2 times
          p1->>p2: a
          p3->>p2: b
          end
          Note over p0,p3: task 2
          p1->>p2: c

        """)
  }

  @Test func `JSON: everything, with its version, and whether it is whole`() throws {
    let text = TraceFormatter.format(Trace.sample, .json)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["schemaVersion"] as? Int == 1)
    #expect(object["complete"] as? Bool == false)
    #expect(object["product"] as? String == "walk")
    #expect(object["arguments"] as? [String] == ["--now"])
    let notes = try #require(object["notes"] as? [[String: String]])
    #expect(notes.map { $0["kind"] } == ["partial", "information"])
    #expect(notes.map { $0["text"] } == ["half.", "apart."])
    let flows = try #require(object["flows"] as? [[String: Any]])
    #expect(flows.map { $0["kind"] as? String } == ["thread", "task"])
    let steps = try #require(flows.first?["steps"] as? [[String: Any]])
    let inner = try #require(steps.first?["steps"] as? [[String: Any]])
    #expect(inner.map { $0["times"] as? Int } == [28, 2])
    let message = try #require(inner.first?["message"] as? [String: Any])
    #expect(message["name"] as? String == "greet")
    #expect(message["to"] as? [String: String] == ["module": "App", "name": "Host"])
    #expect(message["through"] as? [String: String] == ["module": "App", "name": "Greeter"])
    #expect(message["file"] as? String == "Host.swift")
    #expect(message["line"] as? Int == 7)
    #expect(inner.last?["message"] == nil)
  }

  @Test func `A run that is cut: each part below its title, in every format`() throws {
    let trace = Trace(
      product: "p", arguments: [],
      parts: [
        .init("Window.press 1", [Flow(.thread, 1, [Made.step("A", "B", "f")])]),
        .init("Window.press 2", [Flow(.thread, 1, [Made.step("B", "A", "g")])]),
      ])
    #expect(
      TraceFormatter.format(trace, .text) == """
        p: 2 messages between 2 types

        Window.press 1

        main thread
          A → B.f

        Window.press 2

        main thread
          B → A.g

        """)
    #expect(
      TraceFormatter.format(trace, .mermaid).contains(
        "  Note over p0,p1: Window.press 2\n  Note over p0,p1: main thread\n  p1->>p0: g\n"))
    #expect(
      TraceFormatter.format(trace, .html).contains(
        "<details open><summary>Window.press 2</summary>\n<h3>main thread</h3>"))
    let json = TraceFormatter.format(trace, .json)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["flows"] == nil)
    let parts = try #require(object["parts"] as? [[String: Any]])
    #expect(parts.map { $0["title"] as? String } == ["Window.press 1", "Window.press 2"])
    #expect(parts.map { ($0["flows"] as? [Any])?.count } == [1, 1])
  }

  @Test func `HTML: a list and a drawing, nothing from elsewhere, text is never markup`() {
    let page = TraceFormatter.format(Trace.sample, .html)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src"))
    #expect(page.contains("<li><code>Host.greet, through Greeter × 28</code>"))
    #expect(page.contains("<span class=\"place\">Host.swift:7</span>"))
    #expect(page.contains("<strong>Partial result</strong>"))
    #expect(page.contains("<li>Partial: half.</li>"))
    #expect(page.contains("<code>Line.Pen.&lt;</code>"))
    #expect(!page.contains("Line.Pen.<<"))
    #expect(page.contains("role=\"group\" aria-label=\"The messages, drawn\""))
    let heard = " asks Host: greet, through Greeter\">"
    #expect(page.components(separatedBy: heard).count == 2)
    #expect(!page.contains("<script") && !page.contains("http://") && !page.contains("https://"))
  }

  @Test func `A drawing that would be too long says where it ends`() {
    let steps = (0..<600).map { Made.step("A", "B", "f\($0)") }
    let trace = Trace(product: "p", arguments: [], flows: [Flow(.thread, 1, steps)])
    let page = TraceFormatter.format(trace, .html)
    #expect(page.contains("The drawing ends after 500 rows"))
    #expect(page.contains("B.f599") && !page.contains(">f599<"))
  }

  @Test func `Two types of one name have their module before it`() {
    let other = Message(
      from: Made.type("A"), to: Made.type("A", in: "Kit"), name: "f")
    let trace = Trace(product: "p", arguments: [], flows: [Flow(.thread, 1, [Step(other)])])
    #expect(TraceFormatter.format(trace, .text).contains("  App.A → Kit.A.f\n"))
  }
}

import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats
@testable import compare

/// A result in which something is missing is never taken for a whole one, whatever its form.
@Suite("A partial result")
struct PartialResultTests {
  private let folder: TemporaryFolder
  private let report = Report(
    modules: [.sample, .empty],
    notes: [Note(.information, "why"), Note(.partial, "no suite", of: "VIPERTodo")])
  private let said = """
    Partial result: the notes say what could not be measured.
    Note: why
    Partial: VIPERTodo: no suite

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(JSONFormatter.format(report), to: "kept.json")
    try folder.write(JSONFormatter.format(Report(modules: [.sample])), to: "whole.json")
  }

  @Test func `Text says so in its first line, and marks the note`() {
    let text = rendered(.text).output
    #expect(
      text.hasPrefix(
        "Partial result: the notes say what could not be measured.\n\n           "))
    #expect(text.hasSuffix("\nNotes\n  why\n  Partial: VIPERTodo: no suite\n"))
  }

  @Test func `Markdown says so at its top`() {
    let text = rendered(.markdown).output
    #expect(
      text.hasPrefix(
        "**Partial result**: the notes say what could not be measured.\n\n|  | MVCTodo |"))
    #expect(text.hasSuffix("\n### Notes\n\n- why\n- Partial: VIPERTodo: no suite\n"))
  }

  @Test func `JSON has a key for it`() throws {
    let json = rendered(.json).output
    #expect(json.hasPrefix("{\n  \"complete\" : false,\n"))
    #expect(json.contains("\"kind\" : \"partial\",\n      \"module\" : \"VIPERTodo\","))
    #expect(JSONFormatter.format(Report(modules: [.sample])).hasPrefix("{\n  \"complete\" : true,"))
  }

  @Test func `The page says so in its header`() throws {
    let page = rendered(.html).output
    let header = try #require(page.components(separatedBy: "</header>").first)
    #expect(header.contains("<strong>Partial result</strong>: the notes say what could not be"))
    #expect(page.contains("<li>Partial: VIPERTodo: no suite</li>"))
    #expect(!ReportPage.format(Report(modules: [.sample]), .none).contains("Partial"))
  }

  /// A chart needs all five patterns.
  @Test(arguments: ReportFormat.allCases.filter { $0 != .svg })
  func `The exit code is 3, and notes without a place go to standard error`(
    _ format: ReportFormat
  ) {
    let result = rendered(format)
    #expect(result.exitCode == 3)
    #expect(result.errors == ([.csv, .mermaid, .dot].contains(format) ? said : ""))
    let allowed = rendered(format, ["--allow-partial"])
    #expect(allowed == RunResult(output: result.output, errors: result.errors))
  }

  @Test func `A result in a file is reported as partial on standard error`() {
    #expect(rendered(.json, ["-o", "out.json"]) == RunResult(errors: said, exitCode: 3))
  }

  @Test func `A list of edges is part of it`() {
    let text = rendered(.text, ["--edges", "MVCTodo"])
    #expect(text.exitCode == 3)
    #expect(text.errors == said)
    #expect(text.output.hasPrefix("Partial result: the notes say what could not be measured.\n\nM"))
    let markdown = rendered(.markdown, ["--edges", "MVCTodo"]).output
    #expect(markdown.hasPrefix("**Partial result**: the notes say what"))
    #expect(rendered(.json, ["--edges", "MVCTodo"]).output.contains("\"complete\" : false"))
    let page = rendered(.html, ["--edges", "MVCTodo"])
    #expect(page.output.contains("<strong>Partial result</strong>"))
    #expect(page.exitCode == 3)
  }

  @Test func `A difference to it is partial, too`() throws {
    let line = "Partial result: what moved may only be missing in one of the two; see their notes."
    let words = ["diff", "kept.json", "whole.json"]
    let text = run(words, in: folder.path)
    #expect(
      text
        == RunResult(
          output: """
            \(line)

            kept.json → whole.json
            1 vanished module.

            1 vanished module
              VIPERTodo

            Notes
              kept.json: VIPERTodo: no suite

            """, exitCode: 3))
    #expect(run(["diff", "whole.json", "kept.json"], in: folder.path).exitCode == 3)
    #expect(run(["diff", "whole.json", "whole.json"], in: folder.path).exitCode == 0)
    #expect(run(words + ["--allow-partial"], in: folder.path).exitCode == 0)
    let csv = run(words + ["--format", "csv"], in: folder.path)
    #expect(csv.errors == line + "\n")
    let json = run(words + ["--format", "json"], in: folder.path).output
    #expect(json.contains("\"complete\" : false"))
    #expect(run(words + ["--format", "markdown"], in: folder.path).output.hasPrefix(line))
  }

  /// Nobody can tell what was missing in it.
  @Test func `A note of schema version 3 makes a result partial`() throws {
    let old = JSONFormatter.format(
      Report(modules: [.sample], notes: [Note(.information, "why", of: "MVCTodo")])
    )
    .replacing("\"schemaVersion\" : 5", with: "\"schemaVersion\" : 3")
    .replacing("  \"complete\" : true,\n", with: "")
    try folder.write(
      old.replacing("      \"kind\" : \"information\",\n", with: ""), to: "old.json")
    let result = run(["render", "old.json"], in: folder.path)
    #expect(result.exitCode == 3)
    #expect(result.output.hasSuffix("\nNotes\n  Partial: MVCTodo: why\n"))
    let json = run(["render", "old.json", "--format", "json"], in: folder.path).output
    #expect(json.contains("\"schemaVersion\" : 5"))

    try folder.write(
      JSONFormatter.format(Report(modules: [.sample]))
        .replacing("\"schemaVersion\" : 5", with: "\"schemaVersion\" : 3"), to: "old.json")
    #expect(run(["render", "old.json"], in: folder.path).exitCode == 0)
  }

  private func rendered(_ format: ReportFormat, _ words: [String] = []) -> RunResult {
    run(["render", "kept.json", "--format", format.rawValue] + words, in: folder.path)
  }
}

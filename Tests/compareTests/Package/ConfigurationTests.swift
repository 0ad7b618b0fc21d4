import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport

@Suite("The configuration")
struct ConfigurationTests {
  @Test func `Columns, patterns and the shared suite`() throws {
    let folder = try TemporaryFolder()
    let text =
      #"""
      {"modules": [{"name": "A", "pattern": "MVP"}, {"name": "B"},
        {"name": "C", "pattern": "mvp", "variant": "passive", "step": 2}],
      "suite": "AllTests"}
      """#
    try folder.write(text, to: ".compare.json")
    #expect(
      try Configuration.read(in: folder.path)
        == Configuration(
          modules: [
            .init(name: "A", pattern: .mvp), .init(name: "B"),
            .init(name: "C", pattern: .mvp, variant: "passive", step: 2),
          ], suite: "AllTests"))
  }

  @Test func `Runs: each word may hold the implementation's name and the folder`() throws {
    let text =
      #"{"trace": {"run": "todo", "arguments": ["{implementation}", "--to={folder}"],"#
      + #""cut": "W.press", "actions": [{"name": "add", "arguments": ["a"]}]}}"#
    let entry = try #require(
      JSONDecoder().decode(Configuration.self, from: Data(text.utf8)).trace)
    #expect(entry.redraw == nil)
    #expect(
      entry.arguments(of: entry.actions[0], implementation: "mvc-fat", folder: "/x")
        == ["mvc-fat", "--to=/x", "a"])
  }

  @Test(arguments: ["baseline", "changes"])
  func `The paths that it names stay below its folder`(key: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "outside/known.json")
    try folder.write("{}", to: "App/in/known.json")
    for (name, target) in [
      ("away", "../outside"), ("lost.json", "../new.json"), ("alias.json", "in/known.json"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/App/\(name)", withDestinationPath: target)
    }
    func read(_ path: String) throws {
      try folder.write(#"{"\#(key)": "\#(path)"}"#, to: "App/.compare.json")
      _ = try Configuration.read(in: "\(folder.path)/App")
    }
    for path in ["known.json", "./in/known.json", "in/new/known.json", "alias.json"] {
      try read(path)
    }
    for path in [
      "../victim.json", "in/../../victim.json", "/victim.json", "away/known.json",
      "away/new.json", "lost.json",
    ] {
      #expect(
        throws: Failure(
          "'\(folder.path)/App/.compare.json' isn't a valid configuration: '\(key)' is '\(path)',"
            + " which is not below the configuration's folder.")
      ) { try read(path) }
    }
  }

  @Test func `What it extends adds to its lists, and gives the values that it lacks`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"""
      {"extends": "../base.json", "suite": "Own", "exclude": ["Own"],
       "modules": [{"name": "A", "pattern": "mvp"}],
       "roles": [{"path": "Own", "role": "view"}],
       "rules": [{"rule": "mvp.*", "severity": "note"}]}
      """#, to: "App/.compare.json")
    try folder.write(#"{"extends": "more/all.json", "exclude": ["Base"]}"#, to: "base.json")
    try folder.write(
      #"""
      {"suite": "All", "baseline": "known.json", "exclude": ["All"],
       "modules": [{"name": "A", "pattern": "mvc"}, {"name": "B"}],
       "roles": [{"path": "All", "role": "model"}],
       "rules": [{"rule": "mvp.*", "severity": "error"}]}
      """#, to: "more/all.json")
    let read = try Configuration.read(in: "\(folder.path)/App")
    #expect(read.modules == [.init(name: "A", pattern: .mvp), .init(name: "B")])
    #expect(read.suite == "Own" && read.baseline == "known.json")
    #expect(read.exclude == ["Own", "Base", "All"])
    // The first path that matches counts, and the last rule.
    #expect(read.roles.map(\.role) == [.view, .model])
    #expect(read.rules.map(\.severity) == [.error, .note])
  }

  @Test(
    arguments: [
      (#"{"extends": "none.json"}"#, "App/.compare.json", "'none.json', which is not there"),
      (#"{"extends": "/a.json"}"#, "App/.compare.json", "'/a.json', which is an absolute path"),
      (#"{"extends": "./.compare.json"}"#, "App/.compare.json", "which leads back to a file"),
      (#"{"extends": "../loop.json"}"#, "App/../loop.json", "which leads back to a file"),
      (#"{"extends": "../bad.json"}"#, "App/../bad.json", "unknown key 'x'"),
      (#"{"extends": ".."}"#, "App/..", "it is not a regular file"),
    ])
  func `What can't be extended is one line with the file that names it`(
    _ text: String, _ file: String, _ reason: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "App/.compare.json")
    try folder.write(#"{"extends": "App/.compare.json"}"#, to: "loop.json")
    try folder.write(#"{"x": 1}"#, to: "bad.json")
    let error = #expect(throws: Failure.self) { try Configuration.read(in: "\(folder.path)/App") }
    #expect(error?.line.hasPrefix("'\(folder.path)/\(file)' isn't a valid configuration: ") == true)
    #expect(error?.line.contains(reason) == true, "\(error?.line ?? "")")
  }

  @Test func `No configuration is an empty one`() throws {
    #expect(try Configuration.read(in: try TemporaryFolder().path) == Configuration())
  }

  @Test(
    arguments: [
      (
        #"{"module": []}"#,
        "unknown key 'module', known are $schema, extends, sources, packages, exclude, modules, suite, roles, layers, rules, imports,"
          + " thresholds, assembly, baseline, trace"
      ),
      (#"{"modules": [{"name": "A", "patern": "mvc"}]}"#, "unknown key 'patern'"),
      (#"{"modules": [{"pattern": "mvc"}]}"#, "the key 'name' is missing, at modules.[0]"),
      (#"{"modules": [{"name": "A", "pattern": "mvx"}]}"#, "there is no pattern 'mvx', only mvc"),
      (#"{"modules": [{"name": "A", "variant": ""}]}"#, "a variant needs a name"),
      (#"{"trace": {"run": "a", "cut": "A.f"}}"#, "the key 'actions' is missing, at trace"),
      (
        #"{"trace": {"run": "a", "cut": "press", "actions": []}}"#,
        "'press' isn't a type and its function, such as Window.press, at trace.cut"
      ),
      (
        #"{"trace": {"run": "a", "cut": "A.f", "actions": []}}"#,
        "each action needs a name of its own, at trace.actions"
      ),
      (#"{"suite": 1}"#, "a text was expected, at suite"), ("[]", "an object was expected"),
      ("{", "The given data was not valid JSON"),
    ])
  func `An invalid entry's error says why, with the place`(
    _ text: String, _ reason: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: ".compare.json")
    let error = #expect(throws: Failure.self) { try Configuration.read(in: folder.path) }
    #expect(error?.line.contains("/.compare.json' isn't a valid configuration: ") == true)
    #expect(error?.line.contains(reason) == true, "\(error?.line ?? "")")
  }
}

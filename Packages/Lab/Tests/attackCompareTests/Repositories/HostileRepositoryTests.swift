import Foundation
import ProgramSupport
import Testing

/// Repositories that try to run a program when their revisions are read.
@Suite struct HostileRepositoryTests {
  private let repository: GitFolder
  /// Where the programs create a file when they run.
  private let traces: TemporaryFolder

  init() throws {
    traces = try TemporaryFolder()
    repository = try GitFolder(["S/A.swift": "struct A {}\n"])
    try repository.commit(["S/B.swift": "struct B {}\n"])
    try traces.writeProgram("#!/bin/sh\ntouch '\(traces.path)/ran'\ncat\n", to: "program")
  }

  private var program: String { "\(traces.path)/program" }

  /// Whether a program has run since the last check.
  private func hasRun() -> Bool { unlink("\(traces.path)/ran") == 0 }

  private static let attributes =
    "* filter=e diff=e merge=e text eol=crlf ident export-subst\n"

  /// All keys of git's configuration that name a program, or lead to one.
  private var settings: [String] {
    let programs = [
      "core.fsmonitor", "core.sshCommand", "core.gitProxy", "core.pager", "core.editor",
      "core.askPass", "core.alternateRefsCommand", "credential.helper", "credential.e.helper",
      "diff.external", "diff.e.command", "diff.e.textconv", "difftool.e.cmd", "difftool.e.path",
      "filter.e.clean", "filter.e.smudge", "merge.e.driver", "mergetool.e.cmd",
      "mergetool.e.path", "gpg.program", "gpg.openpgp.program", "gpg.ssh.program",
      "gpg.x509.program", "gpg.ssh.defaultKeyCommand", "sequence.editor", "interactive.diffFilter",
      "pager.cat-file", "pager.ls-tree", "pager.rev-parse", "pager.config",
      "remote.origin.uploadpack", "remote.origin.receivepack", "remote.origin.proxy",
      "uploadpack.packObjectsHook", "trailer.e.command", "trailer.e.cmd", "browser.e.cmd",
      "browser.e.path", "man.e.cmd", "man.e.path", "web.browser", "guitool.e.cmd",
      "submodule.e.update", "sendemail.sendmailCmd", "sendemail.toCmd", "sendemail.ccCmd",
      "imap.tunnel", "instaweb.httpd", "receive.procReceiveRefs", "hook.e.command",
      "maintenance.e.command", "tar.e.command", "init.templateDir", "http.cookieFile",
    ]
    let words = [
      "rev-parse", "ls-tree", "cat-file", "read-tree", "update-index", "clean", "config",
    ]
    let aliases = words.map { "alias.\($0)=!\(program)" }
    return programs.map { "\($0)=\(program)" } + aliases + [
      "core.hooksPath=\(traces.path)/hooks", "core.attributesFile=\(traces.path)/attributes",
      "core.worktree=\(traces.path)", "filter.e.required=true", "hook.e.event=post-checkout",
      "remote.origin.url=ext::touch \(traces.path)/ran", "remote.origin.vcs=e",
      "remote.origin.promisor=true",
      "remote.origin.partialCloneFilter=blob:none", "extensions.partialClone=origin",
      "extensions.worktreeConfig=true", "protocol.ext.allow=always", "protocol.allow=always",
      "include.path=\(traces.path)/more", "includeIf.onbranch:**.path=\(traces.path)/more",
      "core.autocrlf=true", "core.repositoryFormatVersion=1", "core.useBuiltinFSMonitor=true",
      "submodule.recurse=true", "fetch.recurseSubmodules=true", "commit.gpgSign=true",
      "log.showSignature=true", "gc.auto=1", "maintenance.auto=true",
    ]
  }

  private static let hooks = [
    "applypatch-msg", "commit-msg", "fsmonitor-watchman", "post-applypatch", "post-checkout",
    "post-commit", "post-index-change", "post-merge", "post-receive", "post-rewrite",
    "post-update", "pre-applypatch", "pre-auto-gc", "pre-commit", "pre-merge-commit", "pre-push",
    "pre-rebase", "pre-receive", "prepare-commit-msg", "proc-receive", "push-to-checkout",
    "reference-transaction", "sendemail-validate", "update",
  ]

  /// Sets every trap, in the repository and in its working tree.
  private func arm() throws {
    try repository.commit([".gitattributes": Self.attributes, "S/C.swift": "struct C {}\n"])
    try repository.folder.write(Self.attributes, to: ".git/info/attributes")
    try traces.write(Self.attributes, to: "attributes")
    try traces.write("[filter \"e\"]\n\tprocess = \(program)\n", to: "more")
    for hook in Self.hooks {
      for place in ["\(repository.folder.path)/.git/hooks", "\(traces.path)/hooks"] {
        try FileManager.default.createDirectory(
          atPath: place, withIntermediateDirectories: true)
        _ = symlink(program, "\(place)/\(hook)")
      }
    }
    let config = settings.map { setting in
      let parts = setting.split(separator: "=", maxSplits: 1)
      let names = parts[0].split(separator: ".", maxSplits: 1)
      let rest = names[1].split(separator: ".")
      let middle = rest.dropLast().joined(separator: ".")
      return "[\(names[0])\(middle.isEmpty ? "" : " \"\(middle)\"")]\n"
        + "\t\(rest.last ?? "") = \"\(parts[1])\"\n"
    }
    try repository.folder.write(
      repository.folder.read(".git/config") + config.joined(), to: ".git/config")
    try repository.folder.write(
      "[filter \"e\"]\n\tclean = \(program)\n", to: ".git/config.worktree")
    // Git examines a file with a changed date again, and runs its programs.
    try repository.folder.write("struct A { }\n", to: "S/A.swift")
    _ = hasRun()
  }

  private static let commands = [
    ["diff", "HEAD~1", "HEAD", "--sources", "S"], ["diff", "HEAD~1", "--sources", "S"],
    ["check", "--pattern", "mvp", "--since", "HEAD~1", "--sources", "S"],
  ]

  @Test(arguments: commands)
  func `Nothing runs that the configuration, the attributes or a hook names`(
    _ command: [String]
  ) throws {
    try arm()
    // The trap works: git itself runs the program.
    _ = try? repository.git("-C", "\(repository.folder.path)/S", "status")
    try #require(hasRun())
    let result = try run(command, in: repository.folder.path)
    #expect(result.errors == "")
    #expect(result.exitCode == 0)
    #expect(!hasRun())
    if command[0] == "diff" { #expect(result.output.contains("1 new type")) }
  }

  @Test func `Nothing runs that the configuration of a submodule names`() throws {
    let other = try GitFolder(["D.swift": "struct D {}\n"])
    try other.commit(["E.swift": "struct E {}\n"])
    try repository.git("submodule", "add", "-q", other.folder.path, "S/Deep/Sub")
    try repository.commit(["S/C.swift": "struct C {}\n"])
    let config = ".git/modules/S/Deep/Sub/config"
    try repository.folder.write(
      repository.folder.read(config) + "[core]\n\tfsmonitor = \(program)\n", to: config)
    _ = try? repository.git("status")
    try #require(hasRun())
    for (command, folder) in Self.commands.flatMap({ [($0, ""), ($0, "/S/Deep/Sub")] }) {
      let words = command.dropLast() + [folder.isEmpty ? "S" : "."]
      let result = try run(Array(words), in: repository.folder.path + folder)
      #expect(result.errors == "")
      #expect(result.exitCode == 0)
      #expect(!hasRun())
    }
  }

  @Test func `A missing file is not fetched, and one line says so`() throws {
    let file = try repository.git("rev-parse", "HEAD:S/B.swift").trimmingCharacters(in: .newlines)
    try arm()
    let pack = ".git/objects/pack/pack-0000000000000000000000000000000000000000.promisor"
    try repository.folder.write("", to: pack)
    try FileManager.default.removeItem(
      atPath: "\(repository.folder.path)/.git/objects/\(file.prefix(2))/\(file.dropFirst(2))")
    let result = try run(["diff", "HEAD", "--sources", "S"], in: repository.folder.path)
    #expect(result.exitCode == 1)
    #expect(
      result.errors.hasSuffix(
        """
        The files of 'HEAD' cannot be checked out: the repository has no content for 'S/B.swift'. \
        It is a partial clone: fetch all objects first, as with 'git fetch --refetch --no-filter'.

        """))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(!hasRun())
  }

  @Test func `A committed folder that looks like a repository isn't one`() throws {
    try repository.folder.write("ref: refs/heads/main\n", to: "S/HEAD")
    try repository.folder.write("", to: "S/refs/heads/keep")
    try repository.folder.write("../../.git/objects\n", to: "S/objects/info/alternates")
    try repository.folder.write(
      """
      [core]
      \trepositoryformatversion = 0
      \tbare = false
      \tworktree = ../..
      \tfsmonitor = \(program)
      [filter "e"]
      \tclean = \(program)
      \tsmudge = \(program)

      """, to: "S/config")
    try repository.commit(["S/info/attributes": Self.attributes])
    let commit = try repository.git("rev-parse", "HEAD").trimmingCharacters(in: .newlines)
    try repository.commit(["S/refs/heads/main": commit])
    let clone = try TemporaryFolder()
    try repository.git("clone", "-q", repository.folder.path, "\(clone.path)/plain")
    let result = try run(["diff", "HEAD~1", "HEAD", "--sources", "."], in: "\(clone.path)/plain/S")
    #expect(result.errors == "")
    #expect(result.exitCode == 0)
    #expect(!hasRun())
  }

  @Test func `Neither the user's nor the machine's configuration has a part in it`() throws {
    try traces.write(
      """
      [core]
      \tattributesFile = \(traces.path)/attributes
      \thooksPath = \(traces.path)/hooks
      \tfsmonitor = \(program)
      [filter "e"]
      \tclean = \(program)
      \tsmudge = \(program)

      """, to: ".gitconfig")
    try arm()
    let config = "\(traces.path)/.gitconfig"
    let environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": traces.path,
      "XDG_CACHE_HOME": "\(traces.path)/caches", "GIT_CONFIG_GLOBAL": config,
      "GIT_CONFIG_SYSTEM": config, "GIT_CONFIG_COUNT": "1",
      "GIT_CONFIG_KEY_0": "core.fsmonitor", "GIT_CONFIG_VALUE_0": program,
      "GIT_EXTERNAL_DIFF": program, "GIT_PAGER": program, "GIT_SSH_COMMAND": program,
      "GIT_ASKPASS": program, "GIT_PROXY_COMMAND": program, "GIT_DIR": traces.path,
      "GIT_WORK_TREE": traces.path, "GIT_INDEX_FILE": "\(traces.path)/index",
    ]
    let result = try ChildProgram.compare.run(
      ["diff", "HEAD~1", "HEAD", "--sources", "S"], in: repository.folder.path,
      environment: environment)
    #expect(result.end == .exit(0))
    #expect(!hasRun())
  }
}

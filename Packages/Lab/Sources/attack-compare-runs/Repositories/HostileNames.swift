/// The parts of hostile repositories; OUTSIDE and PROGRAM are replaced.
enum HostileNames {
  /// Git configuration keys that name a program.
  static let keys =
    [
      "core.fsmonitor", "core.sshCommand", "core.gitProxy", "core.pager", "core.editor",
      "core.askPass", "core.alternateRefsCommand", "credential.helper", "credential.e.helper",
      "diff.external", "diff.e.command", "diff.e.textconv", "difftool.e.cmd", "filter.e.clean",
      "filter.e.smudge", "filter.e.process", "merge.e.driver", "mergetool.e.cmd", "gpg.program",
      "gpg.openpgp.program", "gpg.ssh.program", "gpg.ssh.defaultKeyCommand", "sequence.editor",
      "interactive.diffFilter", "pager.cat-file", "pager.ls-tree", "pager.rev-parse",
      "pager.config", "remote.origin.uploadpack", "remote.origin.receivepack",
      "remote.origin.proxy", "uploadpack.packObjectsHook", "trailer.e.command", "browser.e.cmd",
      "man.e.cmd", "web.browser", "sendemail.sendmailCmd", "imap.tunnel", "hook.e.command",
      "tar.e.command", "init.templateDir",
    ] + ["rev-parse", "ls-tree", "cat-file", "config", "status"].map { "alias.\($0)" }

  /// Settings that make such keys effective, or lead git elsewhere.
  static let helpers = [
    ("filter.e.required", "true"), ("core.worktree", "OUTSIDE"), ("hook.e.event", "post-checkout"),
    ("core.repositoryFormatVersion", "1"), ("core.autocrlf", "true"), ("core.bare", "true"),
    ("submodule.recurse", "true"), ("protocol.allow", "always"), ("gc.auto", "1"),
    ("log.showSignature", "true"), ("extensions.objectFormat", "sha256"),
    ("extensions.refStorage", "reftable"), ("extensions.nothing", "true"),
    ("branch.main.remote", "PROGRAM"), ("remote.origin.fetch", "+refs/*:refs/*"),
    ("remote.origin.vcs", "e"), ("core.splitIndex", "true"), ("core.untrackedCache", "true"),
  ]

  static let attributes = [
    "filter=e", "filter=e diff=e merge=e", "text eol=crlf ident export-subst",
    "working-tree-encoding=UTF-16 filter=e", "-text filter=e", "e",
  ]

  static let hooks = [
    "applypatch-msg", "fsmonitor-watchman", "post-checkout", "post-commit", "post-index-change",
    "post-merge", "post-rewrite", "pre-auto-gc", "pre-commit", "reference-transaction", "update",
  ]

  /// Names of tree entries.
  static let entries = [
    "..", ".", ".git", ".GIT", "git~1", ".g\u{200C}it", ".git ", "../out", "a/../../../out",
    "OUTSIDE/out", "a//b", "", "S", "A.swift", "D.swift", ".build-compare", ".gitmodules",
    ".compare.json", "-o", "@file", "\u{1B}]0;title\u{7}.swift", "a\nb.swift", "\u{202E}evil.swift",
    "CON", "a\\..\\b", String(repeating: "x", count: 300),
  ]

  /// Common modes are listed several times.
  static let modes = [
    "100644", "100644", "100755", "120000", "120000", "160000", "40000", "100666", "0", "20000",
  ]

  /// Contents of files, or targets of links.
  static let targets = [
    "class D {}\n", "OUTSIDE", "OUTSIDE/file", "../../../../../../../..", "../.git/config", ".",
    "/dev/zero", "/dev/stdin", "nowhere", "",
    "[submodule \"S\"]\n\tpath = S\n\turl = ext::PROGRAM\n\tupdate = !PROGRAM\n",
  ]

  /// Places of submodules, in sets without a file and a folder of one name: below folders that hold
  /// nothing else, and where the clean commit has a file, a folder or a link.
  static let submodules = [
    ["One"], ["Deep/One"], ["Deep/er/One", "Deep/er/Two", "Deep/Three"], ["B.swift"],
    ["B.swift/One", "B.swift/Deep/Two"], ["Folder"], ["Folder/In.swift", "Folder/One"],
    ["Folder/Deep/One"], ["Link"], ["Link/One", "Link/Two"], ["Link/Deep/One"],
  ]

  /// Files that git may open in a git directory.
  static let opened = [
    "HEAD", "config", "config.worktree", "index", "packed-refs", "shallow", "refs/heads/main",
    "refs/replace/x", "logs/HEAD", "commondir", "objects/info/alternates",
    "objects/info/commit-graph", "objects/pack/pack-1.idx", "objects/pack/multi-pack-index",
    "info/attributes", "hooks/post-checkout",
  ]
}

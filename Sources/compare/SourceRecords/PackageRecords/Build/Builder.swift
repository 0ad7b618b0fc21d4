package import CompareSupport

/// Builds the package in the scratch folder, unless nothing changed since the last build there.
package struct Builder {
  private let session: MeasuringSession
  private let workspace: Workspace
  /// Called with the build's progress.
  private let count: (BuildCount) -> Void

  package init(
    _ session: MeasuringSession, _ workspace: Workspace,
    count: @escaping (BuildCount) -> Void = { _ in }
  ) {
    self.session = session
    self.workspace = workspace
    self.count = count
  }

  /// Coverage is always on, because switching it would rebuild everything the next time.
  ///
  /// - Returns: why it failed, or nil if it didn't.
  package func build(_ part: BuildPart) throws(Failure) -> String? {
    for arguments in part.builds {
      if let reason = try build(Self.measured + arguments) { return reason }
    }
    return nil
  }

  /// Builds one product, with these flags for the compiler and the linker.
  ///
  /// - Returns: why it failed, or nil if it didn't.
  package func build(product: String, flags: [String]) throws(Failure) -> String? {
    try build(["--product", product] + flags)
  }

  /// Builds as much as possible of a package whose build fails, target by target.
  ///
  /// - Returns: the names of the modules that don't build.
  package func buildApart(_ modules: [SourceModule]) throws(Failure) -> Set<String> {
    var failed: Set<String> = []
    for module in modules {
      guard let target = module.target else { continue }
      let outcome = try run(Self.measured + ["--target", target])
      if !outcome.succeeded { failed.insert(module.name) }
    }
    return failed
  }

  /// Leaves out debug information and the index of system modules, which aren't needed here.
  ///
  /// Without debug information, a build takes a tenth less time and a quarter less space.
  private static let measured = [
    "--enable-code-coverage", "-debug-info-format", "none",
    "-Xswiftc", "-index-ignore-system-modules",
  ]

  private func build(_ arguments: [String]) throws(Failure) -> String? {
    var record = BuildRecord.current(of: workspace, try session.toolchain)
    // A build of everything includes every part.
    let everything = Self.measured + ["--build-tests"]
    if let record, record.has(arguments, in: workspace) || record.has(everything, in: workspace) {
      return nil
    }
    let outcome = try run(arguments)
    guard outcome.succeeded else { return reason(in: outcome.text) }
    record?.add(arguments, in: workspace)
    record?.write(in: workspace)
    return nil
  }

  private func run(_ arguments: [String]) throws(Failure) -> Outcome {
    let build = workspace.swiftPM("build", arguments, of: try session.toolchain)
    return try session.children.run(build) { output in
      if let latest = BuildCount(lastIn: output) { count(latest) }
    }
  }

  /// The first error from a compiler or SwiftPM.
  private func reason(in output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline)
    let errors = lines.filter { $0.contains("error: ") }
    let first = errors.first { $0.contains(".swift:") } ?? errors.first
    return first.map { workspace.shown.relative(String($0)) } ?? lines.last.map(String.init)
      ?? "no reason"
  }
}

/// How far a build is, according to SwiftPM's output: `[12/345] Compiling App Cat.swift`.
package struct BuildCount: Equatable, Sendable {
  package let done: Int
  package let total: Int
}

extension BuildCount {
  /// The last count in a piece of output; nil if there is none, or an incomplete one.
  init?(lastIn output: some Collection<UInt8>) {
    for line in String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline)
      .reversed()
    where line.first == "[" {
      let numbers = line.dropFirst().prefix { $0 != "]" }.split(separator: "/").map { Int($0) }
      if line.contains("]"), numbers.count == 2, let done = numbers[0], let total = numbers[1] {
        self.init(done: done, total: total)
        return
      }
    }
    return nil
  }
}

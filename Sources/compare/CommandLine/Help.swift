/// The tool's version, as `--version` and SARIF have it.
enum Help {
  static let version = "2.0.0"
}

/// The style sheet and the script of the page, and the hashes by which its policy knows them.
enum PageAssets {
  // Ours, so they go in as they are; nothing that was measured is in them.
  static let style = HTML(
    stringLiteral: String(decoding: PackageResources.report_css, as: UTF8.self))
  static let script = HTML(
    stringLiteral: String(decoding: PackageResources.report_js, as: UTF8.self))

  /// SHA-256 of the files in Base64: `Scripts/report-hashes` renews both after a change.
  static let styleHash = "zjlrWdu7OeqdsNRnhFwA/EJJwjoBWvtPNVKJFaQWGsE="
  static let scriptHash = "JLZfSGq9og3moiM0IEb373tq5xaiKCTs1UpTQMMXnTI="

  /// Nothing is loaded and nothing runs but these two, whatever got into the page.
  static let policy =
    "default-src 'none'; style-src 'sha256-\(styleHash)'; script-src 'sha256-\(scriptHash)';"
    + " base-uri 'none'; form-action 'none'"
}

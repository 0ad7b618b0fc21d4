/// The style sheet and the scripts of the page, and the hashes by which its policy knows them.
enum PageAssets {
  // Ours, so they go in as they are; nothing that was measured is in them.
  static let style = HTML(
    stringLiteral: String(decoding: PackageResources.report_css, as: UTF8.self))

  /// SHA-256 of the files in Base64: `Scripts/report-hashes` renews both after a change.
  static let styleHash = "cwFIgSJbtOd5aeiMQhCaPsplTO4TYOaVdhJM/PyfTK0="
  static let graphHash = "jZE6hKduX+b0GfGoCedepTbvtT+R08CbxPpcEJGEFVI="
  static let reportHash = "5PNzY6kLJHS+ings6sSY7Nl2Phm74CUFIRSh38GA7fs="

  /// In the order in which they run.
  static let scripts = [
    (text: script(PackageResources.graph_js), hash: graphHash),
    (text: script(PackageResources.report_js), hash: reportHash),
  ]

  private static func script(_ bytes: [UInt8]) -> HTML {
    HTML(stringLiteral: String(decoding: bytes, as: UTF8.self))
  }

  /// Nothing is loaded and nothing runs but these, whatever got into the page.
  static let policy =
    "default-src 'none'; style-src 'sha256-\(styleHash)'; script-src"
    + scripts.map { " 'sha256-\($0.hash)'" }.joined() + "; base-uri 'none'; form-action 'none'"
}

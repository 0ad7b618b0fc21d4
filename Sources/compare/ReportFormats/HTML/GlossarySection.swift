import ArchitectureReport

/// Every meaning in one list: for printing, for phones, and what the tooltips show.
enum GlossarySection {
  static func section(_ rows: [TableRows.Row]) -> PageSection {
    PageSection(
      id: "glossary", title: "What the numbers mean",
      content: """
        <dl class="glossary">
        \(entries(rows))
        </dl>
        <p>A dash stands for what could not be measured, “n/a” for what is not defined, such as a \
        share of nothing.</p>

        """)
  }

  /// Keys come from measured code where they name a module.
  static func id(of key: String) -> String {
    "meaning-"
      + key.utf8.map { byte in
        let isPlain = Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80
        return isPlain ? String(Unicode.Scalar(byte)) : "-\(byte)-"
      }.joined()
  }

  private static func entries(_ rows: [TableRows.Row]) -> [HTML] {
    zip(rows, rows.titles).map { row, title in
      """
      <div><dt>\(title)</dt><dd id="\(id(of: row.key))">\(Glossary.meaning(of: row.key) ?? "")</dd></div>

      """
    }
  }
}

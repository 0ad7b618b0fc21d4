import ProgramSupport
import Testing

/// What tests ask a browser that shows a report.
extension Browser {
  /// The edges that are listed for the selected type.
  var shown: [String] {
    get throws {
      let list = try evaluate(
        """
        [...document.querySelectorAll('.selecting .edges > li:not([hidden]) > p')]
          .map(each => [...each.querySelectorAll('b')].map(name => name.textContent).join(' → '))
        """)
      guard case .array(let names) = list else { return [] }
      return names.compactMap(\.string)
    }
  }

  /// The classes of the graphs that can be seen.
  var drawings: [String] {
    get throws {
      let list = try evaluate(
        """
        [...document.querySelectorAll('.graph')].filter(each => each.checkVisibility())
          .map(each => [...each.classList].find(name => name.startsWith('by-')))
        """)
      guard case .array(let names) = list else { return [] }
      return names.compactMap(\.string)
    }
  }

  func expectSoundStructure() throws {
    // What a screen reader would call just “button”.
    #expect(
      try evaluate(
        """
        [...document.querySelectorAll('button, summary, a, [role=button], [role=group]')]
          .filter(each => {
            const label = document.getElementById(each.getAttribute('aria-labelledby'));
            return !(each.getAttribute('aria-label') || label?.textContent || each.textContent).trim();
          }).length
        """) == 0)
    #expect(
      try evaluate(
        """
        (() => {
          const ids = [...document.querySelectorAll('[id]')].map(each => each.id);
          return ids.length - new Set(ids).size;
        })()
        """) == 0)
    #expect(
      try evaluate(
        """
        [...document.querySelectorAll('a[href^="#"], [aria-describedby], [aria-labelledby]')]
          .flatMap(each => [each.hash?.slice(1), each.getAttribute('aria-describedby'),
            each.getAttribute('aria-labelledby')])
          .filter(id => id && !document.getElementById(id))
        """) == [])
    // A list of landmarks, or of groups, in which each can be told from the others.
    #expect(
      try evaluate(
        """
        (() => {
          const labels = [...document.querySelectorAll('[role=group]')]
            .map(each => each.getAttribute('aria-label')).filter(label => label);
          return labels.filter((label, index) => labels.indexOf(label) !== index);
        })()
        """) == [])
    #expect(try count("[role=region]") == 0)
    // No heading skips a level.
    #expect(
      try evaluate(
        """
        [...document.querySelectorAll('h1, h2, h3, h4')].map(each => Number(each.tagName[1]))
          .every((level, index, all) => index === 0 ? level === 1 : level <= all[index - 1] + 1)
        """) == true)
  }
}

import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import ReportFormats
@testable import RunTrace
@testable import SourceRecords

extension BrowserTests {
  /// Every kind of link, followed to its target.
  struct PageLinks {
    /// The conditions that decide how a page is laid out.
    struct Reading: Sendable, CustomTestStringConvertible {
      /// In each module; from 60 on, sections are filled later.
      let types: Int
      let width: Int
      let colours: String
      let runsScripts: Bool
      /// For readers who didn't ask for reduced motion, so that following a link takes time.
      var moves = false

      var testDescription: String {
        "\(types) types, \(width) px, \(colours), \(runsScripts ? "with" : "without") scripts"
      }

      func open() throws -> Browser {
        let browser = try Browser(
          types == 60 ? PageLinks.large.get() : PageLinks.small.get(), width: width,
          runsScripts: runsScripts, moves: moves)
        try browser.prefer(colours: colours)
        return browser
      }
    }

    private static let large = Result { try SamplePage(.linked(types: 60), .linked(types: 60)) }
    private static let small = Result { try SamplePage(.linked(types: 20), .linked(types: 20)) }

    private static let readings = [
      Reading(types: 60, width: 1280, colours: "dark", runsScripts: true, moves: true),
      Reading(types: 60, width: 420, colours: "light", runsScripts: true),
      Reading(types: 20, width: 420, colours: "dark", runsScripts: false),
    ]

    /// Where a link is, whether it can be folded, and its target.
    private static let kinds = [
      "skip: #content", "note: #notes", "nav: #cost", "nav: #dozen", "nav: #summary",
      "nav: #forms", "nav: #claims", "nav: #actions", "nav: #mN", "nav: #scenes", "nav: #notes",
      "nav: #glossary", "dozen: #mN", "summary: #mN",
      "ranges: #summary", "qualities: #sourceN",
      "sequence, folded: #mNfNlN", "edges, folded: #mNfNlN", "cycles tangles: #mNfNlN",
      "cycles, folded: #mNfNlN", "types, folded: #mNfNlN", "scroll, folded: #mNfN",
      "findings: #mNfNlN", "cycles: #mNfNlN", "paths, folded: #mNfNlN",
    ]

    @Test(arguments: readings)
    func `A link lands on its target, again once that is folded, and the way back at the link`(
      _ reading: Reading
    ) throws {
      let browser = try reading.open()
      let links = try browser.links(fillingAll: reading.runsScripts)
      #expect(links.keys.sorted() == Self.kinds.sorted())
      for (kind, id) in links.sorted(by: { $0.key < $1.key }) {
        try browser.open()
        try browser.find(kind, to: id, filling: reading.runsScripts)
        try browser.click("[data-followed]")
        #expect(try browser.landing(on: id) == "there", "\(kind), \(id)")
        if reading.runsScripts {
          try browser.evaluate("Parts.fillAll()")
          #expect(try browser.landing(on: id) == "there", "\(kind), \(id), when all is filled")
        }
        try browser.goBack()
        // Only focusing the first link brings it into the window.
        let start = kind.hasPrefix("skip") ? "header" : "[data-followed]"
        #expect(try browser.isSeen(start), "\(kind), back")
        // With its column hidden; then only folded, when the address is already the target's.
        for hidesColumns in [true, false] where reading.runsScripts && kind.contains("mNfN") {
          try browser.fold(hidingColumns: hidesColumns)
          try browser.evaluate(
            """
            document.querySelector('[data-followed]').dispatchEvent(
              new MouseEvent('click', { bubbles: true, cancelable: true, view: window }))
            """)
          #expect(try browser.landing(on: id) == "there", "\(kind), \(id), folded")
        }
      }
      #expect(browser.complaints == [])
    }

    @Test(arguments: readings)
    func `A page that is opened at a target lands on it`(_ reading: Reading) throws {
      let browser = try reading.open()
      for id in Set(try browser.links(fillingAll: reading.runsScripts).values).sorted() {
        try browser.open(at: "#\(id)")
        #expect(try browser.landing(on: id) == "there", "\(id)")
        if reading.runsScripts {
          try browser.evaluate("Parts.fillAll()")
          #expect(try browser.landing(on: id) == "there", "\(id), when all is filled")
        }
      }
      #expect(browser.complaints == [])
    }

    @Test(arguments: readings.filter(\.runsScripts))
    func `From a type in a table to its edges, and from their proof to the line`(
      _ reading: Reading
    ) throws {
      let browser = try reading.open()
      try browser.evaluate(
        """
        Parts.fillFor('m4');
        Modules.show(document.getElementById('m4'));
        document.querySelector('#m4 details:has(.select)').open = true;
        """)
      try browser.click("#m4 tr:last-child .select")
      #expect(try browser.isSeen("#m4 .all summary"))
      let proof = "#m4 .selecting .edges > li:last-child a.place"
      let id = try browser.evaluate("document.querySelector('\(proof)').hash.slice(1)").string
      try browser.click(proof)
      #expect(try browser.landing(on: id ?? "") == "there")
    }
  }
}

extension Browser {
  /// The last target of each kind of link.
  fileprivate func links(fillingAll: Bool) throws -> [String: String] {
    if fillingAll { try evaluate("Parts.fillAll()") }
    let links = try evaluate(
      """
      Object.fromEntries([...document.querySelectorAll('a[href^="#"]')]
        .map(link => [(\(Self.kind))(link), link.getAttribute('href').slice(1)]))
      """)
    guard case .object(let targets) = links else { return [:] }
    return targets.compactMapValues(\.string)
  }

  private static let kind = """
    link => {
      const from = link.matches('.skip') ? 'skip'
        : link.closest('nav')?.localName ?? link.parentElement.closest('[class]').classList.value;
      const folded = link.closest('details') ? ', folded' : '';
      return `${from}${folded}: ${link.getAttribute('href').replace(/\\d+/g, 'N')}`;
    }
    """

  /// Marks the link, after filling and unfolding what a reader would have passed on the way.
  fileprivate func find(_ kind: String, to id: String, filling: Bool) throws {
    try evaluate(
      """
      (() => {
        const find = () => [...document.querySelectorAll('a[href="#\(id)"]')]
          .findLast(link => (\(Self.kind))(link) === '\(kind)');
        for (const part of \(filling ? "Parts.rest" : "[]")) {
          if (!find() && part.textContent.includes('href="#\(id)"')) Parts.fill(part);
        }
        const link = find();
        // The middle of an arrow and its text is neither.
        (link.querySelector('text') ?? link).dataset.followed = '';
        for (let at = link; at; at = at.parentElement) if (at.localName === 'details') at.open = true;
        const section = link.closest('section.module');
        if (section && \(filling)) Modules.show(section);
        const column = link.closest('.column')?.dataset.column;
        if (column && \(filling)) Columns.set(column, true);
        // What only the keyboard reaches is outside the window until then.
        link.focus({ preventScroll: true });
      })()
      """)
  }

  /// Hides everything that can be hidden, and goes to the start of the page.
  fileprivate func fold(hidingColumns: Bool) throws {
    try evaluate(
      """
      for (const each of document.querySelectorAll('details')) each.open = false;
      for (const box of document.querySelectorAll('.columns input:checked')) {
        if (\(hidingColumns)) box.click();
      }
      scrollTo(0, 0);
      """)
    // Laid out again before the reader follows the next link.
    _ = try settled(frames: 2, "document.scrollingElement.scrollHeight")
  }

  /// Where a target is after following a link: `there` if it starts where it should.
  fileprivate func landing(on id: String) throws -> String? {
    try settled(
      frames: frames,
      """
      (() => {
        const target = document.getElementById('\(id)');
        if (!target?.matches(':target')) return 'not the target';
        if (!target.checkVisibility()) return 'hidden';
        const page = document.scrollingElement;
        const size = (element, name) => parseFloat(getComputedStyle(element)[name]);
        const box = target.getBoundingClientRect();
        const below = box.top - size(page, 'scrollPaddingTop') - size(target, 'scrollMarginTop');
        const isAtEnd = page.scrollTop + innerHeight > page.scrollHeight - 2;
        const isInside = box.top < innerHeight && box.left < innerWidth && box.right > 0;
        // What stands above a line is laid out in whole pixels.
        const isThere = isInside && (Math.abs(below) < 4 || (isAtEnd && below > 0));
        return isThere ? 'there' : `${below} px below, from ${box.left} to ${box.right}`;
      })()
      """
    ).string
  }

  /// Frames without a change to wait for: scrolling with motion starts slowly.
  private var frames: Int { moves ? 8 : 3 }

  /// Whether part of an element is in the window.
  fileprivate func isSeen(_ selector: String) throws -> Bool {
    try settled(
      frames: frames,
      """
      (() => {
        const box = document.querySelector('\(selector)').getBoundingClientRect();
        return box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      })()
      """) == true
  }
}

extension Report {
  /// Five modules with everything that has links, and others with only their numbers.
  fileprivate static func linked(types: Int) -> Report {
    var modules = LargeReport(types: types, modules: 5).report.modules
    let file = modules[4].fileList[types - 1].path
    let step = ("Feature1ViewModel", "Feature0View")
    modules[4].findings = [.upwards.at(line: 90)]
    modules[4].findings?[0].file = file
    modules[4].paths = PathsReport([
      .init(
        action: step.0, types: [step.0, step.1],
        steps: [.init(from: step.0, to: step.1, file: file, line: 80)])
    ])
    let edge = FoldersReport.Edge(
      from: "Scene0", to: "Scene1", edges: 1, references: 1, fromType: step.0, toType: step.1,
      file: file, line: 70)
    let folders = modules[4].folders?.list ?? []
    modules[4].folders = FoldersReport(
      folders, edges: [edge],
      cycles: [.init(folders: ["Scene0", "Scene1"], shortest: [edge])])
    modules[4].actions = [
      ActionReport(
        name: "add", arguments: [], counts: ActionCounts(),
        flows: [
          ActionFlow(
            .thread, 1,
            [
              ActionStep(
                ActionMessage(
                  from: ActionType(step.0, role: "view"), to: ActionType(step.1, role: "view"),
                  name: "add", file: file, line: 60))
            ])
        ])
    ]
    let forms = [ModuleReport].forms
      .with([100, 200, 50, 300, 400, 500, 100, 200]) { $0.lines.code = $1 }
    return Report(modules: modules + forms, notes: [Note(.partial, "why", of: "Large4")])
  }
}

extension SourceTexts {
  fileprivate static func linked(types: Int) -> SourceTexts {
    LargeReport(types: types, modules: 5).sources
  }
}

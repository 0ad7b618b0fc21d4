import Foundation

/// A page in a window of headless Chromium; not thread-safe.
///
/// Speaks the Chrome DevTools Protocol. Source: https://chromedevtools.github.io/devtools-protocol
public final class Browser {
  /// The path of Chromium.
  public static let path = ["chromium", "chromium-browser", "google-chrome"].lazy
    .flatMap { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/\(name)" }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private let process: BrowserProcess
  private let address: String
  /// Kept for as long as the page may be opened again.
  private let folder: TemporaryFolder?
  private let runsScripts: Bool
  public let moves: Bool
  private var opened = 0
  private let target: JSONValue
  private let session: String

  /// Opens a file in its own window, for a reader who prefers reduced motion unless `moves` is set.
  public init(
    path: String, in folder: TemporaryFolder? = nil, width: Int = 1280, height: Int = 800,
    runsScripts: Bool = true, moves: Bool = false
  ) throws {
    address = URL(fileURLWithPath: path).absoluteString
    self.folder = folder
    self.runsScripts = runsScripts
    self.moves = moves
    process = try BrowserProcess.shared.get()
    target = try process.call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? .null
    session =
      try process.call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]?
      .string ?? ""
    for domain in ["Runtime", "Log", "Page", "Network"] {
      try call("\(domain).enable")
    }
    // Otherwise a page whose window isn't in front never has the focus.
    try call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try resize(width: width, height: height)
    try prefer(colours: "light")
    try call("Emulation.setScriptExecutionDisabled", ["value": .bool(!runsScripts)])
    try call("Page.setLifecycleEventsEnabled", ["enabled": true])
    try open()
  }

  deinit {
    _ = try? process.call("Target.closeTarget", ["targetId": target])
    process.events[session] = nil
  }

  /// The events since the page was opened.
  fileprivate var events: [BrowserProcess.Event] { process.events[session] ?? [] }

  /// Opens the page again at a fragment.
  public func open(at fragment: String = "") throws {
    // A different address each time: a fragment alone wouldn't reload the page.
    opened += 1
    let address = "\(address)?\(opened)\(fragment)"
    try waitForLoad(by: try call("Page.navigate", ["url": .string(address)])["loaderId"])
  }

  /// Goes back to the reader's last position on the same page.
  public func goBack() throws {
    let history = try call("Page.getNavigationHistory")
    guard let current = history["currentIndex"]?.number, case .array(let all) = history["entries"]
    else { throw BrowserProcess.Failure(reason: "no history: \(history)") }
    let seen = events.count
    try call(
      "Page.navigateToHistoryEntry", ["entryId": all[Int(current) - 1]["id"] ?? .null])
    while !events.dropFirst(seen).contains(where: { $0.method == "Page.navigatedWithinDocument" }) {
      try process.next()
    }
  }

  public func resize(width: Int, height: Int) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": 1,
        "mobile": .bool(width < 600),
      ])
  }

  /// Without motion unless the reader wants it, so that scrolling takes no time.
  public func prefer(colours: String) throws {
    try call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": .string(colours)],
          ["name": "prefers-reduced-motion", "value": moves ? "no-preference" : "reduce"],
        ]
      ])
  }

  /// The value of an expression, promises awaited; the page's policy doesn't affect it.
  @discardableResult
  public func evaluate(_ expression: String) throws -> JSONValue {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": .string(expression), "returnByValue": true, "awaitPromise": true])
    if let exception = answer["exceptionDetails"] {
      throw BrowserProcess.Failure(reason: "\(expression): \(exception)")
    }
    return answer["result"]?["value"] ?? .null
  }

  /// Clicks in the middle of an element, wherever it is.
  public func click(_ selector: String) throws {
    // Contents that are laid out when they become visible move what is below them.
    let place = try settled(
      frames: 3,
      """
      (() => {
        const element = document.querySelector(`\(selector)`);
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      })()
      """)
    for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
      try call(
        "Input.dispatchMouseEvent",
        [
          "type": .string(type), "x": place["x"] ?? 0, "y": place["y"] ?? 0, "button": "left",
          "clickCount": 1,
        ])
    }
  }

  /// The value of an expression once it stays the same for so many frames; motion is slow
  /// at its beginning and its end.
  public func settled(frames: Int = 1, _ expression: String) throws -> JSONValue {
    if runsScripts {
      return try evaluate(
        """
        (async () => {
          const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
          let [value, same] = [null, -1];
          for (let count = 0; count < 600 && same < \(frames); count += 1) {
            const next = \(expression);
            same = JSON.stringify(next) === JSON.stringify(value) ? same + 1 : 0;
            value = next;
            await frame();
          }
          return value;
        })()
        """)
    }
    var value = try evaluate(expression)
    var same = 0
    for _ in 0..<200 where same < min(frames, 2) {
      // Without scripts no event marks a frame; a screenshot takes as long as several frames.
      let clip: JSONValue = ["x": 0, "y": 0, "width": 1, "height": 1, "scale": 1]
      try call("Page.captureScreenshot", ["clip": clip])
      let next = try evaluate(expression)
      same = next == value ? same + 1 : 0
      value = next
    }
    return value
  }

  /// Presses a key by its name, such as `Tab` or `Enter`.
  public func press(_ key: String) throws {
    let codes = ["Tab": 9, "Enter": 13, "Escape": 27, "ArrowRight": 39, "ArrowDown": 40, " ": 32]
    for type in ["rawKeyDown", "keyUp"] {
      try call(
        "Input.dispatchKeyEvent",
        [
          "type": .string(type), "key": .string(key), "code": .string(key == " " ? "Space" : key),
          "windowsVirtualKeyCode": .number(Double(codes[key] ?? 0)),
        ])
    }
  }

  @discardableResult
  public func call(_ method: String, _ parameters: JSONValue = [:]) throws -> JSONValue {
    try process.call(method, parameters, in: session)
  }

  /// The empty page before it is loaded too, so the loader's id must be checked.
  private func waitForLoad(by loader: JSONValue?) throws {
    while !events.contains(where: { event in
      event.method == "Page.lifecycleEvent" && event.parameters["name"] == "load"
        && event.parameters["loaderId"] == loader
    }) {
      try process.next()
    }
  }
}

extension Browser {
  /// What a developer would see in red: errors, warnings, exceptions, broken policies, dialogs.
  public var complaints: [String] {
    let bad = [
      "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded",
      "Page.javascriptDialogOpening",
    ]
    return events.filter { bad.contains($0.method) }.map { "\($0.method): \($0.parameters)" }
  }

  /// The addresses that the page requested.
  public var requests: [String] {
    events.filter { $0.method == "Network.requestWillBeSent" }
      .compactMap { $0.parameters["request"]?["url"]?.string }
  }

  /// The text or the label of the focused element.
  public func focused() throws -> String? {
    try evaluate(
      "document.activeElement.getAttribute('aria-label') || document.activeElement.textContent"
    ).string
  }

  public func text(_ selector: String) throws -> String? {
    try evaluate("document.querySelector(`\(selector)`).textContent").string
  }

  public func count(_ selector: String) throws -> Int {
    Int(try evaluate("document.querySelectorAll(`\(selector)`).length").number ?? -1)
  }
}

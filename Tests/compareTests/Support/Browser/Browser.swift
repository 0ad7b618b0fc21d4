import Foundation

/// Speaks the Chrome DevTools Protocol with a browser of its own.
///
/// Source: https://chromedevtools.github.io/devtools-protocol
final class Browser {
  struct Event {
    let method: String
    let parameters: JSONValue
  }

  /// What came in unasked since the page was opened.
  private(set) var events: [Event] = []
  private let process: BrowserProcess
  private let page: SamplePage
  private let moves: Bool
  private var session: String?
  private var last = 0

  /// Opens a file in a window of its own, for a reader who likes no motion or who `moves`.
  init(
    _ page: SamplePage, width: Int = 1280, height: Int = 800, runsScripts: Bool = true,
    moves: Bool = false
  ) throws {
    self.page = page
    self.moves = moves
    process = try BrowserProcess()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"]
    let attached = try call(
      "Target.attachToTarget", ["targetId": target ?? .null, "flatten": true])
    session = attached["sessionId"]?.string
    for domain in ["Runtime", "Log", "Page", "Network"] {
      try call("\(domain).enable")
    }
    // A page without a window that is in front never has the focus.
    try call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try resize(width: width, height: height)
    try prefer(colours: "light")
    try call("Emulation.setScriptExecutionDisabled", ["value": .bool(!runsScripts)])
    try call("Page.setLifecycleEventsEnabled", ["enabled": true])
    try open()
  }

  /// Opens the page once more, at what an address with a fragment names.
  func open(at fragment: String = "") throws {
    let address = URL(fileURLWithPath: page.path).absoluteString
    // From the page itself a fragment alone would load nothing.
    for next in ["about:blank", address + fragment] {
      try waitForLoad(by: try call("Page.navigate", ["url": .string(next)])["loaderId"])
    }
  }

  /// Goes back to where the reader was on the same page.
  func goBack() throws {
    let history = try call("Page.getNavigationHistory")
    guard let current = history["currentIndex"]?.number, case .array(let all) = history["entries"]
    else { throw BrowserProcess.Failure(reason: "no history: \(history)") }
    let seen = events.count
    try call(
      "Page.navigateToHistoryEntry", ["entryId": all[Int(current) - 1]["id"] ?? .null])
    while !events.dropFirst(seen).contains(where: { $0.method == "Page.navigatedWithinDocument" }) {
      _ = try next()
    }
  }

  func resize(width: Int, height: Int) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": 1,
        "mobile": .bool(width < 600),
      ])
  }

  /// Without motion, unless the reader moves, so that whatever scrolls is there at once.
  func prefer(colours: String) throws {
    try call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": .string(colours)],
          ["name": "prefers-reduced-motion", "value": moves ? "no-preference" : "reduce"],
        ]
      ])
  }

  /// The value of an expression, promises awaited; `Runtime.evaluate` is above the page's policy.
  @discardableResult
  func evaluate(_ expression: String) throws -> JSONValue {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": .string(expression), "returnByValue": true, "awaitPromise": true])
    if let exception = answer["exceptionDetails"] {
      throw BrowserProcess.Failure(reason: "\(expression): \(exception)")
    }
    return answer["result"]?["value"] ?? .null
  }

  /// Presses the mouse in the middle of an element, wherever that is.
  func click(_ selector: String) throws {
    // What is laid out when it is seen moves what stands below.
    let place = try settled { try scroll(to: selector) }
    for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
      try call(
        "Input.dispatchMouseEvent",
        [
          "type": .string(type), "x": place["x"] ?? 0, "y": place["y"] ?? 0, "button": "left",
          "clickCount": 1,
        ])
    }
  }

  /// What is measured of the page, once `frames` more of it change nothing.
  func settled(frames: Int = 1, _ measure: () throws -> JSONValue) throws -> JSONValue {
    var value = try measure()
    var same = 0
    for _ in 0..<200 where same < frames {
      // A picture makes a frame be drawn.
      let clip: JSONValue = ["x": 0, "y": 0, "width": 1, "height": 1, "scale": 1]
      try call("Page.captureScreenshot", ["clip": clip])
      let next = try measure()
      same = next == value ? same + 1 : 0
      value = next
    }
    return value
  }

  private func scroll(to selector: String) throws -> JSONValue {
    try evaluate(
      """
      (() => {
        const element = document.querySelector(`\(selector)`);
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      })()
      """)
  }

  /// Presses a key by its name, such as `Tab` or `Enter`.
  func press(_ key: String) throws {
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
  func call(_ method: String, _ parameters: JSONValue = [:]) throws -> JSONValue {
    last += 1
    var command: [String: JSONValue] = [
      "id": .number(Double(last)), "method": .string(method), "params": parameters,
    ]
    if let session { command["sessionId"] = .string(session) }
    try process.send(Array(JSONEncoder().encode(JSONValue.object(command))))
    while true {
      let message = try next()
      guard message["id"]?.number == Double(last) else { continue }
      if let error = message["error"] {
        throw BrowserProcess.Failure(reason: "\(method): \(error)")
      }
      return message["result"] ?? .null
    }
  }

  /// The empty page that was there before is loaded too, so the loader must be the right one.
  private func waitForLoad(by loader: JSONValue?) throws {
    while !events.contains(where: { event in
      event.method == "Page.lifecycleEvent" && event.parameters["name"] == "load"
        && event.parameters["loaderId"] == loader
    }) {
      _ = try next()
    }
  }

  private func next() throws -> JSONValue {
    let message = try JSONDecoder().decode(JSONValue.self, from: Data(process.receive()))
    if let method = message["method"]?.string {
      events.append(Event(method: method, parameters: message["params"] ?? .null))
    }
    return message
  }
}

extension Browser {
  /// What a developer would see in red: errors, warnings, exceptions, broken policies, dialogs.
  var complaints: [String] {
    let bad = [
      "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded",
      "Page.javascriptDialogOpening",
    ]
    return events.filter { bad.contains($0.method) }.map { "\($0.method): \($0.parameters)" }
  }

  /// The addresses that the page asked for.
  var requests: [String] {
    events.filter { $0.method == "Network.requestWillBeSent" }
      .compactMap { $0.parameters["request"]?["url"]?.string }
  }

  /// Where the focus is: the text or the label of the element.
  func focused() throws -> String? {
    try evaluate(
      "document.activeElement.getAttribute('aria-label') || document.activeElement.textContent"
    ).string
  }

  func text(_ selector: String) throws -> String? {
    try evaluate("document.querySelector(`\(selector)`).textContent").string
  }

  func count(_ selector: String) throws -> Int {
    Int(try evaluate("document.querySelectorAll(`\(selector)`).length").number ?? -1)
  }
}

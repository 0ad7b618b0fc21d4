import Shared

/// The loader and its editor, according to sections 4 and 5 of the specification.
nonisolated struct CatsModel: Sendable {
  private let heedsCancelling: Bool
  private var lastWork = 0
  private(set) var load: Int?
  private(set) var caption = ""
  private(set) var picture: UInt8?
  var editor: EditorModel?

  /// The work that waits for an answer, in the order in which it was started, cancelled or not.
  private(set) var waiting = Waiting()

  struct Waiting {
    var addresses: [Int] = []
    var pictures: [Int] = []
    var filters: [Int] = []
    var saves: [Int] = []
    /// Whether any work was ever started.
    var hasAsked = false

    var isEmpty: Bool { counts.allSatisfy { $0 == 0 } }

    var counts: [Int] { [addresses, pictures, filters, saves].map(\.count) }
  }

  init(heedsCancelling: Bool) {
    self.heedsCancelling = heedsCancelling
  }

  mutating func startLoad() {
    picture = nil
    caption = ""
    load = newWork()
    waiting.addresses.append(lastWork)
  }

  mutating func cancelLoad() {
    cancel(load)
    load = nil
    caption = "Cancelled."
  }

  mutating func edit() {
    editor = picture.map { EditorModel(shown: $0) }
  }

  mutating func closeEditor() {
    cancel(editor?.work)
    editor = nil
  }

  mutating func choose(by rows: Int) {
    guard let editor else { return }
    let target = min(max(editor.choice + rows, 0), EditorModel.choices.count - 1)
    guard target != editor.choice else { return }
    cancel(editor.work)
    self.editor?.choice = target
    let work = newWork()
    self.editor?.filtering = work
    waiting.filters.append(work)
  }

  mutating func save() {
    let work = newWork()
    editor?.saving = work
    waiting.saves.append(work)
  }

  private mutating func newWork() -> Int {
    waiting.hasAsked = true
    lastWork += 1
    return lastWork
  }

  private mutating func cancel(_ work: Int?) {
    guard heedsCancelling else { return }
    waiting.addresses.removeAll { $0 == work }
    waiting.pictures.removeAll { $0 == work }
    waiting.filters.removeAll { $0 == work }
    waiting.saves.removeAll { $0 == work }
  }
}

nonisolated extension CatsModel {
  mutating func take(_ answer: Answer) {
    switch answer {
    case .address(let place, let result):
      guard waiting.addresses.removeNewest(place) == load, let load else { return }
      switch result {
      case .success(let text):
        caption = text
        waiting.pictures.append(load)
      case .failure(let error): fail(error)
      }
    case .picture(let place, let result):
      guard waiting.pictures.removeNewest(place) == load, load != nil else { return }
      switch result {
      case .success(let picture):
        self.picture = picture
        load = nil
      case .failure(let error): fail(error)
      }
    case .filtered(let place, let picture):
      guard let work = waiting.filters.removeNewest(place), work == editor?.filtering else {
        return
      }
      editor?.shown = picture
      editor?.filtering = nil
    case .saved(let place, let result):
      guard let work = waiting.saves.removeNewest(place), work == editor?.saving else { return }
      editor?.saving = nil
      editor?.outcome = result
    }
  }

  private mutating func fail(_ error: CatError) {
    load = nil
    caption =
      switch error {
      case .unreachable: "Couldn't reach the cat service."
      case .timedOut: "The cat service took too long."
      case .status(let status): "The cat service answered \(status)."
      case .unreadable: "The cat service sent something unreadable."
      case .tooLarge: "That picture is too large."
      case .unsupportedFormat(nil): "That picture format isn't supported."
      case .unsupportedFormat(let format?):
        "That picture format isn't supported. It is \(format)."
      case .cancelled: "Cancelled."
      }
  }
}

/// The editor, which is part of the cats and shares their numbering of work.
nonisolated struct EditorModel: Sendable {
  static let choices = [
    "Original", "Mono", "Sepia", "Invert", "Noir", "Chrome", "Fade", "Instant", "Process",
    "Transfer",
  ]

  var shown: UInt8
  var choice = 0
  var filtering: Int?
  var saving: Int?
  /// The result of saving, until its message has been read.
  var outcome: Result<String, PhotoLibraryError>?

  var work: Int? { saving ?? filtering }
}

nonisolated extension [Int] {
  /// Removes an element, counted from the newest, if it exists.
  mutating func removeNewest(_ place: Int) -> Int? {
    indices.contains(count - 1 - place) ? remove(at: count - 1 - place) : nil
  }
}

import Observation
import Presentation
import Shared

/// Applies filters to a cat and saves the result.
@Observable
final class EditCatViewModel {
  /// The work that runs in the background, one at a time.
  enum Activity {
    case filtering
    case saving
  }

  /// What the user is told.
  private enum Alert {
    case saved(name: String)
    case failure(reason: String)
  }

  private(set) var activity: Activity?

  private var filter = PictureFilter.original
  /// The result of the last filter that finished.
  private var result: Bitmap
  private var alert: Alert?

  @ObservationIgnored private let original: Bitmap
  @ObservationIgnored private let filters = PictureFilter.allCases
  @ObservationIgnored private let environment: AppEnvironment
  @ObservationIgnored private let formatter = EditCatFormatter()
  @ObservationIgnored private let onClose: () -> Void
  @ObservationIgnored private var work: Task<Void, Never>?

  init(cat: Bitmap, environment: AppEnvironment, onClose: @escaping () -> Void) {
    original = cat
    result = cat
    self.environment = environment
    self.onClose = onClose
  }

  deinit {
    work?.cancel()
  }

  // MARK: - What the view shows

  var picture: CatPicture { CatPicture(result) }

  var choices: [String] { formatter.choices }

  /// The index of the current choice.
  var selectedChoice: Int? { filters.firstIndex(of: filter) }

  /// What the user has to read.
  var prompt: Prompt? {
    switch alert {
    case .saved(let name): .notice(formatter.saved(as: name))
    case .failure(let reason): .notice(formatter.saveFailure, detail: reason)
    case nil: nil
    }
  }

  // MARK: - Commands

  var choosePrevious: Command {
    Command(isEnabled: activity != .saving) { self.moveChoice(by: -1) }
  }

  var chooseNext: Command {
    Command(isEnabled: activity != .saving) { self.moveChoice(by: 1) }
  }

  var save: Command {
    Command(isEnabled: activity == nil) { self.saveResult() }
  }

  /// Closes the editor and cancels its work.
  var cancel: Command {
    Command { self.close() }
  }

  /// Takes the answer to the prompt, which is always a notice; after a save nothing is left to do.
  func dismissPrompt() {
    let dismissed = alert
    alert = nil
    if case .saved = dismissed {
      close()
    }
  }

  // MARK: - Work

  private func moveChoice(by count: Int) {
    guard let selectedChoice, filters.indices.contains(selectedChoice + count) else { return }
    apply(filters[selectedChoice + count])
  }

  private func apply(_ newFilter: PictureFilter) {
    filter = newFilter
    activity = .filtering
    work?.cancel()
    work = Task { [weak self, original, processor = environment.pictureProcessor] in
      let filtered = try? await processor.apply(newFilter, to: original)
      guard !Task.isCancelled else { return }
      self?.finishFiltering(with: filtered)
    }
  }

  private func finishFiltering(with filtered: Bitmap?) {
    activity = nil
    guard let filtered else { return }
    result = filtered
  }

  private func saveResult() {
    activity = .saving
    work = Task { [weak self, result, library = environment.photoLibrary] in
      let outcome: Alert
      do throws(PhotoLibraryError) {
        outcome = .saved(name: try await library.save(result))
      } catch {
        outcome = .failure(reason: error.description)
      }
      guard !Task.isCancelled else { return }
      self?.finishSaving(with: outcome)
    }
  }

  private func finishSaving(with outcome: Alert) {
    activity = nil
    alert = outcome
  }

  private func close() {
    work?.cancel()
    onClose()
  }
}

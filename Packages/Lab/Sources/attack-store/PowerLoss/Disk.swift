import SeededNumbers

/// The contents of a disk, and what could be left of them if power failed now.
///
/// Writes since a file's last sync may be there or not, in pieces and in any order.
/// Names created or removed since their folder's last sync may be there or not.
struct Disk {
  struct File {
    /// The synced contents.
    var durable: [UInt8] = []
    /// Writes and truncations since then.
    var pending: [FileCall] = []
  }

  private let folder: String
  private(set) var files: [File] = []
  private var durableNames: [String: Int] = [:]
  private var names: [String: Int] = [:]
  private var pendingNames: [FileCall] = []
  /// The file of each name in `pendingNames`.
  private var pendingFiles: [Int] = []

  init(folder: String) {
    self.folder = folder
  }

  /// Applies a call; calls on unknown files are ignored.
  mutating func apply(_ call: FileCall) {
    switch call {
    case .create(let path):
      files.append(File())
      rename(call, path, files.count - 1)
    case .link(let path, let target):
      if let file = names[path], names[target] == nil { rename(call, target, file) }
    case .unlink(let path):
      if let file = names[path] { rename(call, nil, file, removed: path) }
    case .write(let path, _, _), .truncate(let path, _):
      if let file = names[path] { files[file].pending.append(call) }
    case .sync(let path):
      if let file = names[path] {
        for call in files[file].pending { files[file].durable.apply(call) }
        files[file].pending = []
      } else if path == folder {
        durableNames = names
        pendingNames = []
        pendingFiles = []
      }
    case .lock: break
    }
  }

  private mutating func rename(
    _ call: FileCall, _ added: String?, _ file: Int, removed: String? = nil
  ) {
    if let added { names[added] = file }
    if let removed { names[removed] = nil }
    pendingNames.append(call)
    pendingFiles.append(file)
  }
}

/// How much of the unsynced data is left.
enum Remains {
  case nothing
  case everything
  case some
}

extension Disk {
  /// The files as they may be found after a power loss.
  func afterPowerLoss(
    _ remains: Remains, using numbers: inout SeededGenerator
  ) -> [String: [UInt8]] {
    var names = durableNames
    let count =
      switch remains {
      case .nothing: 0
      case .everything: pendingNames.count
      case .some: Int.random(in: 0...pendingNames.count, using: &numbers)
      }
    for (call, file) in zip(pendingNames, pendingFiles).prefix(count) {
      switch call {
      case .link(_, let name), .create(let name): names[name] = file
      default: names[call.path] = nil
      }
    }
    return names.mapValues { files[$0].afterPowerLoss(remains, using: &numbers) }
  }
}

extension Disk.File {
  fileprivate func afterPowerLoss(
    _ remains: Remains, using numbers: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = durable
    switch remains {
    case .nothing: break
    case .everything: for call in pending { bytes.apply(call) }
    case .some:
      for call in pending.shuffled(using: &numbers) {
        for sector in call.sectors where Bool.random(using: &numbers) { bytes.apply(sector) }
      }
    }
    return bytes
  }
}

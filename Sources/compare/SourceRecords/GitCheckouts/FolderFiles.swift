import CompareSupport
import Foundation

/// The files of a checkout, by paths relative to its root that need not be valid text.
///
/// No symbolic link is ever followed.
struct FolderFiles {
  private let root: [UInt8]
  /// The name of the revision that is checked out.
  private let revision: String

  init(root: String, at revision: String = "") {
    self.root = Array(root.utf8)
    self.revision = revision
  }

  /// Removes what the entries don't need, including items of the wrong kind; folders with a certain
  /// name stay.
  func keepOnly(_ entries: [TreeEntry], and kept: [UInt8]) throws(Failure) {
    var kinds: [[UInt8]: mode_t] = [:]
    for entry in entries {
      switch entry.kind {
      case .file, .program: kinds[entry.path] = S_IFREG
      case .link: kinds[entry.path] = S_IFLNK
      case .submodule: kinds[entry.path] = S_IFDIR
      }
      for folder in entry.folders { kinds[folder] = S_IFDIR }
    }
    try clean([], kept) { kinds[$0] }
  }

  /// Distinguishes two states of a file; nil if there is no file.
  func stamp(of path: [UInt8]) -> String? {
    guard let status = status(path) else { return nil }
    #if os(macOS)
      let times = [status.st_mtimespec, status.st_ctimespec]
    #else
      let times = [status.st_mtim, status.st_ctim]
    #endif
    let texts = times.map { "\($0.tv_sec).\($0.tv_nsec)" }
    return "\(status.st_mode) \(status.st_size) \(texts[0]) \(texts[1])"
  }

  /// Writes a file or link, unless it already has this content, or makes a submodule's folder.
  func write(_ content: Data, as entry: TreeEntry) throws(Failure) {
    for folder in entry.folders { try makeFolder(folder) }
    let path = full(entry.path)
    switch entry.kind {
    case .link:
      let target = content.map(CChar.init(bitPattern:)) + [0]
      guard !holds(content, link: path) else { return }
      unlink(path)
      guard symlink(target, path) == 0 else { throw failure(entry.path) }
    case .file, .program:
      let isProgram = entry.kind == .program
      if !holds(content, file: path) {
        unlink(path)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = open(path, flags, isProgram ? 0o777 : 0o666)
        guard descriptor >= 0 else { throw failure(entry.path) }
        let code = WholeFile.write(Array(content)[...], to: descriptor)
        guard close(descriptor) == 0, code == 0 else { throw failure(entry.path, code) }
      } else if let mode = status(entry.path)?.st_mode, (mode & 0o100 != 0) != isProgram {
        guard chmod(path, isProgram ? mode | 0o111 : mode & ~0o111) == 0 else {
          throw failure(entry.path)
        }
      }
    case .submodule: try makeFolder(entry.path)
    }
  }

  /// An existing folder is fine.
  private func makeFolder(_ path: [UInt8]) throws(Failure) {
    if let status = status(path), status.st_mode & S_IFMT == S_IFDIR { return }
    guard mkdir(full(path), 0o777) == 0 else { throw failure(path) }
  }

  /// The path of the first entry, or of the root itself, that is neither a file nor a folder, nor a
  /// link to one; linked folders aren't searched.
  func special(isDeep: Bool) -> String? {
    var rest: [[UInt8]] = [[]]
    while let path = rest.popLast() {
      let full = full(path)
      var status = stat()
      // A link that leads nowhere can't be opened.
      guard stat(full, &status) == 0 else { continue }
      let kind = status.st_mode & S_IFMT
      guard [S_IFREG, S_IFDIR].contains(kind) else {
        return String(decoding: full.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
      guard kind == S_IFDIR, path.isEmpty || isDeep && !isLink(full) else { continue }
      let names = (try? names(in: path)) ?? []
      rest += names.map { path.isEmpty ? $0 : path + [UInt8(ascii: "/")] + $0 }
    }
    return nil
  }

  private func clean(
    _ folder: [UInt8], _ kept: [UInt8], expected: ([UInt8]) -> mode_t?
  ) throws(Failure) {
    for name in try names(in: folder) {
      let path = folder.isEmpty ? name : folder + [UInt8(ascii: "/")] + name
      guard let kind = status(path).map({ $0.st_mode & S_IFMT }) else { continue }
      if name == kept, kind == S_IFDIR { continue }
      let wanted = expected(path)
      if kind == S_IFDIR, wanted == nil || wanted == S_IFDIR {
        try clean(path, kept, expected: expected)
        // Build products in a folder that no longer exists stay, together with the folder.
        if wanted == nil, rmdir(full(path)) != 0, errno != ENOTEMPTY, errno != EEXIST {
          throw failure(path)
        }
      } else if kind == S_IFDIR {
        try clean(path, []) { _ in nil }
        guard rmdir(full(path)) == 0 else { throw failure(path) }
      } else if kind != wanted {
        guard unlink(full(path)) == 0 else { throw failure(path) }
      }
    }
  }

  private func names(in folder: [UInt8]) throws(Failure) -> [[UInt8]] {
    guard let stream = opendir(full(folder)) else { throw failure(folder) }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) { names.append(name) }
    }
    return names
  }

  private func holds(_ content: Data, link path: [CChar]) -> Bool {
    // One byte more detects a longer target.
    var target = [CChar](repeating: 0, count: content.count + 1)
    let count = readlink(path, &target, target.count)
    return count == content.count
      && target.prefix(count).elementsEqual(content.lazy.map(CChar.init(bitPattern:)))
  }

  private func holds(_ content: Data, file path: [CChar]) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == content.count
    else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var rest = content
    while !rest.isEmpty {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0, rest.starts(with: buffer[..<count]) else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func status(_ path: [UInt8]) -> stat? {
    var status = stat()
    return lstat(full(path), &status) == 0 ? status : nil
  }

  private func isLink(_ path: [CChar]) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private func full(_ path: [UInt8]) -> [CChar] {
    let inner = path.isEmpty ? [] : [UInt8(ascii: "/")] + path
    return (root + inner + [0]).map(CChar.init(bitPattern:))
  }

  private func failure(_ path: [UInt8], _ code: Int32 = 0) -> Failure {
    let code = code == 0 ? errno : code
    let name = String(decoding: path, as: UTF8.self)
    return .checkoutFailed(
      revision, reason: "'\(name)' in the cache: \(String(cString: strerror(code)))")
  }
}

import Foundation
import Shared
import Testing

/// Files and folders without write permission are refused.
///
/// Root may write to everything, so these run as another user in separate processes.
@Suite("Permissions")
struct PermissionTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file()
  }

  @Test func `A file that cannot be read is an error`() async throws {
    _ = try SQLiteTodoStore(path: path)
    try await expectRefusal(.unreadableFile(path: path), file: 0o000, folder: 0o755)
  }

  @Test func `A file that cannot be written is an error`() async throws {
    _ = try SQLiteTodoStore(path: path)
    try await expectRefusal(.readOnlyFile(path: path), file: 0o444, folder: 0o777)
  }

  @Test func `A folder in which no log can be made is an error`() async throws {
    _ = try SQLiteTodoStore(path: path)
    try await expectRefusal(.readOnlyFolder(path: path), file: 0o666, folder: 0o555)
  }

  @Test func `A folder in which no file can be made is an error`() async throws {
    try await expectRefusal(.readOnlyFolder(path: path), file: nil, folder: 0o555)
  }

  @Test func `A folder that cannot be entered is an error`() async throws {
    try await expectRefusal(.unreadableFile(path: path), file: nil, folder: 0o600)
  }

  private func expectRefusal(
    _ error: TodoStoreError, file: mode_t?, folder mode: mode_t
  ) async throws {
    if file != nil { #expect(chmod(path, 0o644) == 0) }
    let before = try folder.contents()
    if let file { #expect(chmod(path, file) == 0) }
    #expect(chmod(folder.path, mode) == 0)
    await #expect(processExitsWith: .success) {
      [path = path as String, expected = "\(error)" as String] in
      let user = geteuid()
      if user == 0 { #expect(seteuid(65_534) == 0) }
      let error = #expect(throws: TodoStoreError.self) { try SQLiteTodoStore(path: path) }
      #expect(error?.description == expected)
      // Back to the former user, so that it can write its coverage data.
      #expect(seteuid(user) == 0)
    }
    #expect(chmod(folder.path, 0o755) == 0)
    if file != nil { #expect(chmod(path, 0o644) == 0) }
    #expect(try folder.contents() == before)
  }
}

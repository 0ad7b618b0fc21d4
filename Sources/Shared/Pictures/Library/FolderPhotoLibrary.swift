/// Keeps pictures as PNG files in a folder, which any number of processes may use at once.
public final class FolderPhotoLibrary: PhotoLibrary {
  private let folder: PhotoFolder

  /// Takes a folder, which is made with the first picture if it isn't there.
  public init(folder path: String) {
    folder = PhotoFolder(path: path)
  }

  /// Saves a picture as `cat-1.png`, or with the first number that is free.
  ///
  /// It is written under another name and then linked to its own, which fails if that is taken:
  /// no one ever sees half a picture, and none is written over.
  @concurrent
  public func save(_ picture: Bitmap) async throws(PhotoLibraryError) -> String {
    let data = try data(of: picture)
    try folder.create()
    let draft = try PhotoDraft(in: folder)
    defer { draft.remove() }
    try draft.write(data)
    return try draft.publish()
  }

  private func data(of picture: Bitmap) throws(PhotoLibraryError) -> [UInt8] {
    do throws(PNGError) {
      return try picture.pngData()
    } catch {
      throw folder.failure(error)
    }
  }
}

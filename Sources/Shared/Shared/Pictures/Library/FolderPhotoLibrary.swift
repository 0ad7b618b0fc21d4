/// Saves pictures as PNG files in a folder that several processes may use at once.
public final class FolderPhotoLibrary: PhotoLibrary {
  private let folder: PhotoFolder

  /// Takes a folder, which is created with the first picture if it doesn't exist.
  public init(folder path: String) {
    folder = PhotoFolder(path: path)
  }

  /// Saves a picture as `cat-1.png`, or with the first unused number.
  ///
  /// It is written under a temporary name and then hard-linked to its own, which fails if that is
  /// taken: nobody ever sees half a picture, and no file is overwritten.
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

import Foundation
import Shared

extension Options.Cats {
  /// The source of the cats.
  var provider: any CatProvider {
    switch self {
    case .embedded: EmbeddedCatProvider()
    case .service(let address): RemoteCatProvider(address: address)
    }
  }
}

extension Options {
  /// The user's pictures directory.
  static var standardPhotos: String {
    let folder =
      FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
      ?? URL.homeDirectory.appending(path: "Pictures", directoryHint: .isDirectory)
    return folder.path(percentEncoded: false)
  }
}

public import Shared
public import TerminalUI

/// The cats at step 2 of the road: the presenter knows its view by a protocol.
public enum RoadStep2App {
  /// The cat loader, and the editor that it presents.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    let presenter = LoadCatPresenter(
      provider: environment.catProvider, processor: environment.pictureProcessor,
      library: environment.photoLibrary)
    return LoadCatView(presenter: presenter) { EditCatView(presenter: $0) }
  }
}

public import Shared
public import TerminalUI

/// The cats at step 3 of the road: the presenter commands, and the view decides nothing.
public enum RoadStep3App {
  /// The cat loader, and the editor that it presents.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    let presenter = LoadCatPresenter(
      provider: environment.catProvider, processor: environment.pictureProcessor,
      library: environment.photoLibrary)
    return LoadCatView(presenter: presenter) { EditCatView(presenter: $0) }
  }
}

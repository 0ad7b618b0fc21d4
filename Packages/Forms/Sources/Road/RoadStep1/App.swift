public import Shared
public import TerminalUI

/// The cats at step 1 of the road: a presenter next to the view, both with concrete references.
public enum RoadStep1App {
  /// The cat loader, and the editor that it presents.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    let presenter = LoadCatPresenter(
      provider: environment.catProvider, processor: environment.pictureProcessor,
      library: environment.photoLibrary)
    return LoadCatView(presenter: presenter) { EditCatView(presenter: $0) }
  }
}

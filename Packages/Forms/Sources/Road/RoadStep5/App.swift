public import Shared
public import TerminalUI

/// The cats at step 5 of the road: an interactor has the business logic.
public enum RoadStep5App {
  /// The cat loader, and the editor that it presents.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    let interactor = LoadCatInteractor(provider: environment.catProvider)
    let presenter = LoadCatPresenter(
      interactor: interactor, processor: environment.pictureProcessor,
      library: environment.photoLibrary)
    interactor.output = presenter
    return LoadCatView(presenter: presenter) { EditCatView(presenter: $0) }
  }
}

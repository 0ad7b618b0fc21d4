import Shared
import TestSupport

@testable import MVIComposed

/// The reducers with what they need from a test.
nonisolated extension TodoFormReducer {
  init(over store: any TodoStore) {
    self.init(calendar: .fixed, effects: TodoFormEffects(store: store, clock: .fixed))
  }
}

nonisolated extension TodoListReducer {
  init(over store: any TodoStore) {
    self.init(
      effects: TodoListEffects(store: store, clock: .fixed, calendar: .fixed),
      form: TodoFormReducer(over: store))
  }
}

nonisolated extension EditCatReducer {
  init(_ processor: any PictureProcessor, _ library: any PhotoLibrary) {
    self.init(effects: EditCatEffects(processor: processor, library: library))
  }
}

nonisolated extension LoadCatReducer {
  init(
    _ provider: any CatProvider, _ processor: any PictureProcessor = ScriptedPictureProcessor(),
    _ library: any PhotoLibrary = ScriptedPhotoLibrary()
  ) {
    self.init(
      effects: LoadCatEffects(provider: provider), editor: EditCatReducer(processor, library))
  }
}

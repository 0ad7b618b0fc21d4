import CompareSupport

extension RoleTable {
  package static let standard = RoleTable(suffixes: [
    "View": .view, "Cell": .view, "Screen": .view, "ViewContainer": .view,
    "ViewController": .viewController, "Controller": .controller,
    "Presenter": .presenter, "ModuleInterface": .presenter,
    "Interactor": .interactor, "UseCase": .interactor,
    "Router": .router, "Wireframe": .router, "WireFrame": .router, "Route": .router,
    "Navigator": .router, "Coordinator": .coordinator,
    "Builder": .builder, "Module": .builder, "Assembly": .builder, "Configurator": .builder,
    "Factory": .builder, "Container": .builder, "Dependencies": .builder,
    "ViewModel": .viewModel,
    "State": .state, "Intent": .intent, "Action": .action,
    "Reducer": .reducer, "Effect": .effect, "Effects": .effect, "Runtime": .runtime,
    "Store": .store, "Storage": .store, "Provider": .provider, "Repository": .repository,
    "Library": .repository, "Gateway": .repository,
    "RemoteDataSource": .repository, "LocalDataSource": .repository, "DataManager": .repository,
    "Service": .service,
    "Manager": .service, "Client": .service, "Clock": .clock,
    "Delegate": .delegate, "DataSource": .delegate, "Output": .delegate,
    "Model": .model, "Entity": .entity,
    "Formatter": .formatter, "App": .app, "AppDelegate": .app, "SceneDelegate": .app,
  ])
}

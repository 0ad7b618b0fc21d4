/// An implementation of the app: one of the five patterns, another form of one, a form of none of
/// them, a step between two, or a clean-room rewriting of one of the five.
public enum Implementation: String, CaseIterable, Sendable {
  case mvc
  case mvp
  case mvvm
  case mvi
  case viper

  case mvcClassic = "mvc-classic"
  case mvcFat = "mvc-fat"
  case mvcDecoupled = "mvc-decoupled"
  case mvpSupervising = "mvp-supervising"
  case mvpPresentation = "mvp-presentation"
  case mvvmBound = "mvvm-bound"
  case mvvmRouted = "mvvm-routed"
  case mviComposed = "mvi-composed"
  case mviStore = "mvi-store"
  case viperObserved = "viper-observed"
  case viperRoutes = "viper-routes"
  case viperGateway = "viper-gateway"
  case viperBase = "viper-base"
  case mv

  case road1 = "road-1"
  case road2 = "road-2"
  case road3 = "road-3"
  case road5 = "road-5"

  case mvcSecond = "mvc-second"
  case mvpSecond = "mvp-second"
  case mvvmSecond = "mvvm-second"
  case mviSecond = "mvi-second"
  case viperSecond = "viper-second"

  /// The five compared patterns.
  public static let patterns: [Self] = [.mvc, .mvp, .mvvm, .mvi, .viper]

  /// Whether it is a step from one pattern to another, which changes only the cat scenes.
  public var isStep: Bool { rawValue.hasPrefix("road-") }

  /// How it differs from the pattern of that name, in one line; nil for the pattern itself.
  public var form: String? {
    switch self {
    case .mvc, .mvp, .mvvm, .mvi, .viper: nil
    case .mvcClassic: "MVC of Smalltalk-80: the view reads an active model."
    case .mvcFat: "One view controller per scene does everything."
    case .mvcDecoupled: "MVC with view, controller and logic behind protocols."
    case .mvpSupervising: "MVP with a view that observes the model itself."
    case .mvpPresentation: "MVP with a view that reads a presentation model."
    case .mvvmBound: "MVVM with hand-written bindings."
    case .mvvmRouted: "MVVM with hand-written bindings, protocols and routers."
    case .mviComposed: "MVI with composed reducers and effects as values."
    case .mviStore: "MVI with one store for the whole app, and middleware."
    case .viperObserved: "VIPER with a view that observes a view model."
    case .viperRoutes: "VIPER whose pages are found by protocol, and by links."
    case .viperGateway: "VIPER with use cases over data managers."
    case .viperBase: "VIPER with base contracts and one generic assembly."
    case .mv: "None of the five: a view over a model, and nothing between."
    case .road1: "From mvc-fat to viper: a presenter, concrete both ways."
    case .road2: "The presenter knows its view by a protocol."
    case .road3: "The presenter commands, the view decides nothing."
    case .road5: "An interactor with input and output."
    case .mvcSecond: "MVC, rewritten from the specification alone."
    case .mvpSecond: "MVP, rewritten the same way."
    case .mvvmSecond: "MVVM, rewritten the same way."
    case .mviSecond: "MVI, rewritten the same way."
    case .viperSecond: "VIPER, rewritten the same way."
    }
  }
}

extension Implementation {
  /// The lists of other forms, each with its title.
  public static let others = [
    (title: "OTHER FORMS", implementations: forms), (title: "THE ROAD", implementations: road),
    (title: "CLEAN-ROOM REWRITINGS", implementations: writings),
  ]

  /// Other forms of the patterns.
  public static let forms = allCases.filter {
    $0.form != nil && !$0.isStep && !$0.isSecondWriting
  }

  /// The steps from one pattern to another.
  public static let road = allCases.filter(\.isStep)

  /// The five patterns, each rewritten from the specification alone.
  public static let writings = allCases.filter(\.isSecondWriting)

  /// All but these.
  public static let firstWritings = allCases.filter { !$0.isSecondWriting }

  private var isSecondWriting: Bool { rawValue.hasSuffix("-second") }

  /// The implementations that only another program runs; empty here.
  public static let elsewhere: [String] = []

  /// Whether its window opens links.
  public var opensLinks: Bool { self == .viperRoutes }

  /// The names of the implementations that open links.
  public static let linked = allCases.filter(\.opensLinks).map(\.rawValue)
}

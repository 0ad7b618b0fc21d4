import CompareSupport

/// The forms that have rules of their own.
enum Dialects {
  /// In the order in which the documents have them.
  static let all = [
    MVCDialects.classic, MVCDialects.decoupled, MVPDialects.supervising, MVVMDialects.routed,
    VIPERDialects.observed, VIPERDialects.routes, VIPERDialects.gateway,
  ]

  /// Nil for the usual form, and for one that is a team's own.
  static func of(_ pattern: Pattern?, _ form: String?) -> Dialect? {
    all.first { $0.pattern == pattern && $0.form == form }
  }
}

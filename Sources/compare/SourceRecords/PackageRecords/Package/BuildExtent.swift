/// How much of a package has to be built, as `COMPARE_BUILD` tells its manifest.
package enum BuildExtent: String, Sendable {
  /// The usual form of each pattern is measured, and with it what all forms share.
  case usual
  /// Any module may be asked for.
  case all
}

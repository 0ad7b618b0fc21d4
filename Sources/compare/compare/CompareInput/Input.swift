package import CompareSupport
import Foundation

/// What is measured: a package that is built for it, a package with an index that was kept, or folders
/// of sources.
package protocol Input: Sendable {
  /// What paths in the result are relative to.
  var shown: ShownPaths { get }
  /// Where one run at a time works.
  var workplaces: [Workplace] { get }
  /// The programs that it runs.
  var children: Children { get }

  /// The one module that has its name from a folder alone, and another in another checkout.
  var folderModule: String? { get }

  /// Where its configurations are.
  var configurationFolders: [String] { get }

  /// What teams fix for it.
  func configurations() throws(NoResult) -> Configurations

  /// Finds out which modules there are and which of them are columns, and refuses what isn't there.
  ///
  /// Nothing is built for it: what can fail for a reason of the user's fails here.
  func plan() throws(NoResult) -> Plan

  /// Lets the compiler leave its records, and the suites' program, where the next two look for them.
  func build(_ plan: Plan) throws(NoResult) -> Build

  /// Reads what the compiler recorded and what the parser sees of every file.
  func records(of plan: Plan, after build: Build) throws(NoResult) -> Records

  /// Runs the suites.
  func tests(of plan: Plan, after build: Build) throws(NoResult) -> TestFacts

  /// Says what the records lack for the columns.
  func limits(of records: Records, in plan: Plan) -> Limits
}

extension Input {
  package var folderModule: String? { nil }

  /// Ends what it runs; nothing more can be started.
  package func stop() { _ = children.stop(by: SIGINT) }
}

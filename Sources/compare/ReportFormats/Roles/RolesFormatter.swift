package import ArchitectureReport
import CommandLineKit
import CompareSupport

package enum RolesFormat: String, CaseIterable, Sendable {
  case text, json
}

package enum RolesFormatter {
  package static func format(_ listing: RoleListing, _ format: RolesFormat) -> String {
    switch format {
    case .text: text(listing)
    case .json: JSONFormatter.format(listing)
    }
  }

  /// A table for each module, with the number of its types that have a role.
  private static func text(_ listing: RoleListing) -> String {
    let modules = listing.modules.map { module in
      let types = (module.types.count + module.unlisted).of("type has", "types have")
      let unlisted =
        module.unlisted == 0
        ? "" : "  Not listed: \(module.unlisted) inside functions or in code that isn't compiled.\n"
      let rows = module.types.map { row in
        ["  " + (row.role ?? TextTable.dash), row.name, row.why]
      }
      return "\(module.name): \(module.withRole) of \(types) a role.\n"
        + TextTable(rows: rows, leftAligned: [0, 1, 2]).text + unlisted
    }
    return (listing.complete ? "" : PartialResult.line + "\n") + modules.joined(separator: "\n")
      + listing.notes.map { $0.labelled.oneLine + "\n" }.joined()
  }
}

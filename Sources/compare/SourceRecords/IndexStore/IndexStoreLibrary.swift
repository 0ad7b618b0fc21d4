package import CompareSupport
import CToolchain

/// The functions of libIndexStore that are needed; C functions may be called from any thread.
package struct IndexStoreLibrary: @unchecked Sendable {
  let openStore: index_open_store
  let closeStore: index_dispose
  let errorText: index_get_text
  let disposeError: index_dispose

  let visitUnitNames: index_visit_names
  let unitTime: index_get_time
  let openUnit: index_open_named
  let closeUnit: index_dispose
  let unitMainFile: index_get_string
  let unitModule: index_get_string
  let unitOutput: index_get_string
  let visitDependencies: index_visit
  let dependencyKind: index_get_enum
  let dependencyName: index_get_string
  let dependencyPath: index_get_string

  let openRecord: index_open_named
  let closeRecord: index_dispose
  let visitSymbols: index_visit_all
  let visitOccurrences: index_visit
  let occurrenceSymbol: index_get_handle
  let occurrenceRoles: index_get_mask
  let occurrencePosition: index_get_position
  let visitRelations: index_visit
  let relationRoles: index_get_mask
  let relationSymbol: index_get_handle
  let symbolKind: index_get_enum
  let symbolSubkind: index_get_enum
  let symbolLanguage: index_get_enum
  let symbolName: index_get_string
  let symbolUSR: index_get_string
  let symbolRoles: index_get_mask
  let symbolRelatedRoles: index_get_mask

  package init(path: String) throws(Failure) {
    let library = try DynamicLibrary(path: path)
    openStore = try library.function("indexstore_store_create")
    closeStore = try library.function("indexstore_store_dispose")
    errorText = try library.function("indexstore_error_get_description")
    disposeError = try library.function("indexstore_error_dispose")
    visitUnitNames = try library.function("indexstore_store_units_apply_f")
    unitTime = try library.function("indexstore_store_get_unit_modification_time")
    openUnit = try library.function("indexstore_unit_reader_create")
    closeUnit = try library.function("indexstore_unit_reader_dispose")
    unitMainFile = try library.function("indexstore_unit_reader_get_main_file")
    unitModule = try library.function("indexstore_unit_reader_get_module_name")
    unitOutput = try library.function("indexstore_unit_reader_get_output_file")
    visitDependencies = try library.function("indexstore_unit_reader_dependencies_apply_f")
    dependencyKind = try library.function("indexstore_unit_dependency_get_kind")
    dependencyName = try library.function("indexstore_unit_dependency_get_name")
    dependencyPath = try library.function("indexstore_unit_dependency_get_filepath")
    openRecord = try library.function("indexstore_record_reader_create")
    closeRecord = try library.function("indexstore_record_reader_dispose")
    visitSymbols = try library.function("indexstore_record_reader_symbols_apply_f")
    visitOccurrences = try library.function("indexstore_record_reader_occurrences_apply_f")
    occurrenceSymbol = try library.function("indexstore_occurrence_get_symbol")
    occurrenceRoles = try library.function("indexstore_occurrence_get_roles")
    occurrencePosition = try library.function("indexstore_occurrence_get_line_col")
    visitRelations = try library.function("indexstore_occurrence_relations_apply_f")
    relationRoles = try library.function("indexstore_symbol_relation_get_roles")
    relationSymbol = try library.function("indexstore_symbol_relation_get_symbol")
    symbolKind = try library.function("indexstore_symbol_get_kind")
    symbolSubkind = try library.function("indexstore_symbol_get_subkind")
    symbolLanguage = try library.function("indexstore_symbol_get_language")
    symbolName = try library.function("indexstore_symbol_get_name")
    symbolUSR = try library.function("indexstore_symbol_get_usr")
    symbolRoles = try library.function("indexstore_symbol_get_roles")
    symbolRelatedRoles = try library.function("indexstore_symbol_get_related_roles")
  }
}

// The few functions of libIndexStore that `compare` calls, as function types: the library belongs to
// the toolchain in use, so it is opened at run time, never linked.
// Handles stay opaque; only the struct that travels by value has a layout.

#ifndef COMPARE_TOOLCHAIN_H
#define COMPARE_TOOLCHAIN_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A struct of functions with a name here, a type, and a name in the library, and what finds them all
// in an open library; one that isn't there is named, and must not be called.
#define FUNCTION_FIELD(field, type, symbol) type _Nonnull field;
#define FUNCTION_SEARCH(field, type, symbol) \
  functions.field = (type)dlsym(library, symbol); \
  if ((void *)functions.field == NULL && *missing == NULL) *missing = symbol;
#define FUNCTION_TABLE(table, ALL) \
  typedef struct { \
    ALL(FUNCTION_FIELD) \
  } table; \
  static inline table table##_in( \
      void *_Nonnull library, const char *_Nullable *_Nonnull missing) { \
    table functions; \
    *missing = NULL; \
    ALL(FUNCTION_SEARCH) \
    return functions; \
  }

typedef struct {
  const char *_Nullable data;
  size_t length;
} index_string;

typedef bool (*index_name_visitor)(void *_Nullable context, index_string name);
typedef bool (*index_visitor)(void *_Nullable context, void *_Nonnull item);

typedef void *_Nullable (*index_open_store)(
    const char *_Nonnull path, void *_Nullable *_Nullable error);
typedef void *_Nullable (*index_open_named)(
    void *_Nonnull store, const char *_Nonnull name, void *_Nullable *_Nullable error);
typedef void (*index_dispose)(void *_Nonnull handle);
typedef bool (*index_visit_names)(
    void *_Nonnull store, unsigned sorted, void *_Nullable context,
    index_name_visitor _Nonnull visitor);
typedef bool (*index_visit)(
    void *_Nonnull owner, void *_Nullable context, index_visitor _Nonnull visitor);
typedef bool (*index_visit_all)(
    void *_Nonnull owner, bool without_cache, void *_Nullable context,
    index_visitor _Nonnull visitor);
typedef bool (*index_get_time)(
    void *_Nonnull store, const char *_Nonnull unit, int64_t *_Nonnull seconds,
    int64_t *_Nonnull nanoseconds);
typedef const char *_Nullable (*index_get_text)(void *_Nonnull handle);
typedef index_string (*index_get_string)(void *_Nonnull handle);
typedef unsigned (*index_get_enum)(void *_Nonnull handle);
typedef uint64_t (*index_get_mask)(void *_Nonnull handle);
typedef void *_Nonnull (*index_get_handle)(void *_Nonnull handle);
typedef void (*index_get_position)(
    void *_Nonnull occurrence, unsigned *_Nonnull line, unsigned *_Nonnull column);

#define INDEX_FUNCTIONS(FUNCTION) \
  FUNCTION(openStore, index_open_store, "indexstore_store_create") \
  FUNCTION(closeStore, index_dispose, "indexstore_store_dispose") \
  FUNCTION(errorText, index_get_text, "indexstore_error_get_description") \
  FUNCTION(disposeError, index_dispose, "indexstore_error_dispose") \
  FUNCTION(visitUnitNames, index_visit_names, "indexstore_store_units_apply_f") \
  FUNCTION(unitTime, index_get_time, "indexstore_store_get_unit_modification_time") \
  FUNCTION(openUnit, index_open_named, "indexstore_unit_reader_create") \
  FUNCTION(closeUnit, index_dispose, "indexstore_unit_reader_dispose") \
  FUNCTION(unitMainFile, index_get_string, "indexstore_unit_reader_get_main_file") \
  FUNCTION(unitModule, index_get_string, "indexstore_unit_reader_get_module_name") \
  FUNCTION(unitOutput, index_get_string, "indexstore_unit_reader_get_output_file") \
  FUNCTION(visitDependencies, index_visit, "indexstore_unit_reader_dependencies_apply_f") \
  FUNCTION(dependencyKind, index_get_enum, "indexstore_unit_dependency_get_kind") \
  FUNCTION(dependencyName, index_get_string, "indexstore_unit_dependency_get_name") \
  FUNCTION(dependencyPath, index_get_string, "indexstore_unit_dependency_get_filepath") \
  FUNCTION(openRecord, index_open_named, "indexstore_record_reader_create") \
  FUNCTION(closeRecord, index_dispose, "indexstore_record_reader_dispose") \
  FUNCTION(visitSymbols, index_visit_all, "indexstore_record_reader_symbols_apply_f") \
  FUNCTION(visitOccurrences, index_visit, "indexstore_record_reader_occurrences_apply_f") \
  FUNCTION(occurrenceSymbol, index_get_handle, "indexstore_occurrence_get_symbol") \
  FUNCTION(occurrenceRoles, index_get_mask, "indexstore_occurrence_get_roles") \
  FUNCTION(occurrencePosition, index_get_position, "indexstore_occurrence_get_line_col") \
  FUNCTION(visitRelations, index_visit, "indexstore_occurrence_relations_apply_f") \
  FUNCTION(relationRoles, index_get_mask, "indexstore_symbol_relation_get_roles") \
  FUNCTION(relationSymbol, index_get_handle, "indexstore_symbol_relation_get_symbol") \
  FUNCTION(symbolKind, index_get_enum, "indexstore_symbol_get_kind") \
  FUNCTION(symbolSubkind, index_get_enum, "indexstore_symbol_get_subkind") \
  FUNCTION(symbolLanguage, index_get_enum, "indexstore_symbol_get_language") \
  FUNCTION(symbolName, index_get_string, "indexstore_symbol_get_name") \
  FUNCTION(symbolUSR, index_get_string, "indexstore_symbol_get_usr") \
  FUNCTION(symbolRoles, index_get_mask, "indexstore_symbol_get_roles") \
  FUNCTION(symbolRelatedRoles, index_get_mask, "indexstore_symbol_get_related_roles")
FUNCTION_TABLE(index_functions, INDEX_FUNCTIONS)

#endif

// The few functions of libIndexStore and sourcekitd that `compare` calls, as function types:
// both libraries belong to the toolchain in use, so they are opened at run time, never linked.
// Handles stay opaque; only the two structs that travel by value have a layout.

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

// --- libIndexStore ---

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

// --- sourcekitd ---

typedef struct {
  uint64_t data[3];
} syntax_value;

typedef void (*syntax_start)(void);
typedef void *_Nonnull (*syntax_intern)(const char *_Nonnull text);
typedef void *_Nonnull (*syntax_new_dictionary)(
    void *_Nonnull const *_Nullable keys, void *_Nonnull const *_Nullable values, size_t count);
typedef void (*syntax_set_string)(
    void *_Nonnull dictionary, void *_Nonnull key, const char *_Nonnull value);
typedef void (*syntax_set_text)(
    void *_Nonnull dictionary, void *_Nonnull key, const char *_Nonnull bytes, size_t count);
typedef void (*syntax_set_integer)(void *_Nonnull dictionary, void *_Nonnull key, int64_t value);
typedef void (*syntax_set_name)(
    void *_Nonnull dictionary, void *_Nonnull key, void *_Nonnull name);
typedef void *_Nonnull (*syntax_send)(void *_Nonnull request);
typedef void (*syntax_release)(void *_Nonnull handle);
typedef bool (*syntax_is_error)(void *_Nonnull response);
typedef const char *_Nullable (*syntax_error_text)(void *_Nonnull response);
typedef syntax_value (*syntax_response_value)(void *_Nonnull response);
typedef syntax_value (*syntax_get_value)(syntax_value dictionary, void *_Nonnull key);
typedef int64_t (*syntax_get_integer)(syntax_value dictionary, void *_Nonnull key);
typedef void *_Nullable (*syntax_get_name)(syntax_value dictionary, void *_Nonnull key);
typedef const char *_Nullable (*syntax_get_string)(syntax_value dictionary, void *_Nonnull key);
typedef size_t (*syntax_count)(syntax_value array);
typedef syntax_value (*syntax_element)(syntax_value array, size_t index);

#define SYNTAX_FUNCTIONS(FUNCTION) \
  FUNCTION(start, syntax_start, "sourcekitd_initialize") \
  FUNCTION(intern, syntax_intern, "sourcekitd_uid_get_from_cstr") \
  FUNCTION(newDictionary, syntax_new_dictionary, "sourcekitd_request_dictionary_create") \
  FUNCTION(setString, syntax_set_string, "sourcekitd_request_dictionary_set_string") \
  FUNCTION(setText, syntax_set_text, "sourcekitd_request_dictionary_set_stringbuf") \
  FUNCTION(setInteger, syntax_set_integer, "sourcekitd_request_dictionary_set_int64") \
  FUNCTION(setName, syntax_set_name, "sourcekitd_request_dictionary_set_uid") \
  FUNCTION(send, syntax_send, "sourcekitd_send_request_sync") \
  FUNCTION(releaseRequest, syntax_release, "sourcekitd_request_release") \
  FUNCTION(releaseResponse, syntax_release, "sourcekitd_response_dispose") \
  FUNCTION(isError, syntax_is_error, "sourcekitd_response_is_error") \
  FUNCTION(errorText, syntax_error_text, "sourcekitd_response_error_get_description") \
  FUNCTION(responseValue, syntax_response_value, "sourcekitd_response_get_value") \
  FUNCTION(value, syntax_get_value, "sourcekitd_variant_dictionary_get_value") \
  FUNCTION(integer, syntax_get_integer, "sourcekitd_variant_dictionary_get_int64") \
  FUNCTION(name, syntax_get_name, "sourcekitd_variant_dictionary_get_uid") \
  FUNCTION(string, syntax_get_string, "sourcekitd_variant_dictionary_get_string") \
  FUNCTION(count, syntax_count, "sourcekitd_variant_array_get_count") \
  FUNCTION(element, syntax_element, "sourcekitd_variant_array_get_value")
FUNCTION_TABLE(syntax_functions, SYNTAX_FUNCTIONS)

// The names that requests and answers use; sourcekitd hands out one pointer per name.
#define SYNTAX_NAMES(NAME) \
  NAME(request, "key.request") \
  NAME(open, "source.request.editor.open") \
  NAME(close, "source.request.editor.close") \
  NAME(name, "key.name") \
  NAME(sourceText, "key.sourcetext") \
  NAME(syntacticOnly, "key.syntactic_only") \
  NAME(enableSubstructure, "key.enablesubstructure") \
  NAME(enableSyntaxMap, "key.enablesyntaxmap") \
  NAME(enableDiagnostics, "key.enablediagnostics") \
  NAME(substructure, "key.substructure") \
  NAME(syntaxMap, "key.syntaxmap") \
  NAME(attributes, "key.attributes") \
  NAME(elements, "key.elements") \
  NAME(call, "source.lang.swift.expr.call") \
  NAME(argument, "source.lang.swift.expr.argument") \
  NAME(closure, "source.lang.swift.expr.closure") \
  NAME(ifStatement, "source.lang.swift.stmt.if") \
  NAME(guardStatement, "source.lang.swift.stmt.guard") \
  NAME(switchStatement, "source.lang.swift.stmt.switch") \
  NAME(clause, "source.lang.swift.stmt.case") \
  NAME(block, "source.lang.swift.stmt.brace") \
  NAME(condition, "source.lang.swift.structure.elem.condition_expr") \
  NAME(expression, "source.lang.swift.structure.elem.expr") \
  NAME(pattern, "source.lang.swift.structure.elem.pattern") \
  NAME(kind, "key.kind") \
  NAME(offset, "key.offset") \
  NAME(length, "key.length") \
  NAME(nameOffset, "key.nameoffset") \
  NAME(nameLength, "key.namelength") \
  NAME(bodyOffset, "key.bodyoffset") \
  NAME(bodyLength, "key.bodylength")
#define NAME_FIELD(field, text) void *_Nonnull field;
#define NAME_SEARCH(field, text) names.field = intern(text);
typedef struct {
  SYNTAX_NAMES(NAME_FIELD)
} syntax_names;
static inline syntax_names syntax_names_by(syntax_intern _Nonnull intern) {
  syntax_names names;
  SYNTAX_NAMES(NAME_SEARCH)
  return names;
}

#endif

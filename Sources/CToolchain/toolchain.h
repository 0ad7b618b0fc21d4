// The few functions of libIndexStore and sourcekitd that `compare` calls, as function types:
// both libraries belong to the toolchain in use, so they are opened at run time, never linked.
// Handles stay opaque; only the two structs that travel by value have a layout.

#ifndef COMPARE_TOOLCHAIN_H
#define COMPARE_TOOLCHAIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

#endif

#include <zlib.h>

// Swift can't see inflateInit and deflateInit, which are macros.

/// Readies a stream, which must be zeroed and stay where it is, for inflating.
static inline int czlib_inflate_init(z_stream *stream) {
  return inflateInit(stream);
}

/// Readies a stream, which must be zeroed and stay where it is, for deflating.
static inline int czlib_deflate_init(z_stream *stream) {
  return deflateInit(stream, Z_DEFAULT_COMPRESSION);
}

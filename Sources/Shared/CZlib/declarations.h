// What is called of zlib, declared here so that its own header need not be installed.
// The interface is stable: https://zlib.net/manual.html. A test compares it with zlib.h.

#ifndef CZLIB_DECLARATIONS_H
#define CZLIB_DECLARATIONS_H

#include <stddef.h>

typedef unsigned char Byte;
typedef Byte Bytef;
typedef unsigned int uInt;
typedef unsigned long uLong;
typedef void *voidpf;

struct internal_state;

typedef struct z_stream_s {
  Bytef *next_in;
  uInt avail_in;
  uLong total_in;
  Bytef *next_out;
  uInt avail_out;
  uLong total_out;
  char *msg;
  struct internal_state *state;
  voidpf (*zalloc)(voidpf opaque, uInt items, uInt size);
  void (*zfree)(voidpf opaque, voidpf address);
  voidpf opaque;
  int data_type;
  uLong adler;
  uLong reserved;
} z_stream;

typedef z_stream *z_streamp;

#define Z_NO_FLUSH 0
#define Z_FINISH 4
#define Z_OK 0
#define Z_STREAM_END 1
#define Z_MEM_ERROR (-4)
#define Z_BUF_ERROR (-5)
#define Z_DEFAULT_COMPRESSION (-1)

int inflateInit_(z_streamp strm, const char *version, int stream_size);
int inflate(z_streamp strm, int flush);
int inflateEnd(z_streamp strm);
int deflateInit_(z_streamp strm, int level, const char *version, int stream_size);
int deflate(z_streamp strm, int flush);
int deflateEnd(z_streamp strm);
int uncompress(Bytef *dest, uLong *destLen, const Bytef *source, uLong sourceLen);
uLong compressBound(uLong sourceLen);
int compress(Bytef *dest, uLong *destLen, const Bytef *source, uLong sourceLen);
uLong crc32_z(uLong crc, const Bytef *buf, size_t len);

// Swift can't see inflateInit and deflateInit, which are macros of zlib.h. zlib compares the first
// figure of the version, and the size of the stream, with its own.

/// Readies a stream, which must be zeroed and stay where it is, for inflating.
static inline int czlib_inflate_init(z_stream *stream) {
  return inflateInit_(stream, "1", (int)sizeof(z_stream));
}

/// Readies a stream, which must be zeroed and stay where it is, for deflating.
static inline int czlib_deflate_init(z_stream *stream) {
  return deflateInit_(stream, Z_DEFAULT_COMPRESSION, "1", (int)sizeof(z_stream));
}

#endif

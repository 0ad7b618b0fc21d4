#include "allocations.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

// All threads count, since the heap and its live blocks belong to the process.
static atomic_bool is_counting;
static atomic_long calls, bytes, live;

static void given(size_t size) {
  if (!atomic_load_explicit(&is_counting, memory_order_relaxed)) return;
  atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&bytes, (long)size, memory_order_relaxed);
}

static void live_changed(long by) {
  if (!atomic_load_explicit(&is_counting, memory_order_relaxed)) return;
  atomic_fetch_add_explicit(&live, by, memory_order_relaxed);
}

static void *new_block(void *block, size_t size) {
  if (block) {
    given(size);
    live_changed(1);
  }
  return block;
}

#if defined(__GLIBC__) && __SIZEOF_POINTER__ == 8

// The linker exports these from the program, because the libraries import functions of these
// names. The dynamic linker searches it first, so Swift's runtime and Foundation call them too.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

bool allocations_can_be_counted(void) { return true; }

// glibc has blocks of 16 n bytes, including a word in front, and returns one that is 16 bytes too
// large rather than splitting it. Swift's arrays query the actual size and then grow later: a count
// would depend on which blocks were free. So blocks are requested in steps of 32 bytes, and the
// reported size ends at the last step.

enum { word = 8, step = 32, is_mapped = 2 };

static size_t stepped(size_t size) {
  size_t whole = (size + word + step - 1) & ~(size_t)(step - 1);
  return whole > size ? whole - word : size;
}

size_t malloc_usable_size(void *block) {
  if (!block) return 0;
  // The word before a block has the total size, and flags in its lowest bits: one of them marks
  // large blocks, which lack a second word.
  size_t head = ((size_t *)block)[-1];
  size_t whole = head & ~(size_t)7;
  return (whole & ~(size_t)(step - 1)) - (head & is_mapped ? 2 * word : word);
}

void *malloc(size_t size) { return new_block(__libc_malloc(stepped(size)), size); }

void *calloc(size_t count, size_t size) {
  size_t product;
  if (__builtin_mul_overflow(count, size, &product)) {
    errno = ENOMEM;
    return NULL;
  }
  return new_block(__libc_calloc(1, stepped(product)), product);
}

void *realloc(void *block, size_t size) {
  void *moved = __libc_realloc(block, size == 0 ? 0 : stepped(size));
  if (moved) given(size);
  if (moved && !block) live_changed(1);
  if (!moved && block && size == 0) live_changed(-1);
  return moved;
}

void *aligned_alloc(size_t alignment, size_t size) {
  return new_block(__libc_memalign(alignment, stepped(size)), size);
}

void *memalign(size_t alignment, size_t size) {
  return new_block(__libc_memalign(alignment, stepped(size)), size);
}

int posix_memalign(void **place, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *block = new_block(__libc_memalign(alignment, stepped(size)), size);
  if (!block) return ENOMEM;
  *place = block;
  return 0;
}

void free(void *block) {
  if (block) live_changed(-1);
  __libc_free(block);
}

void allocations_start(void) {
  calls = bytes = live = 0;
  is_counting = true;
}

#elif defined(__APPLE__)

// If this hook of the system's memory tools is set, its allocator calls it for every block.
typedef void logger(
  uint32_t kind, uintptr_t zone, uintptr_t second, uintptr_t third, uintptr_t result,
  uint32_t frames_to_skip);
extern logger *malloc_logger;

enum { gives = 2, takes = 4 };

static void log_block(
  uint32_t kind, uintptr_t zone, uintptr_t second, uintptr_t third, uintptr_t result,
  uint32_t frames_to_skip) {
  (void)zone;
  (void)frames_to_skip;
  if ((kind & gives) && (kind & takes)) {
    if (!result) return;
    given(third);
    if (!second) live_changed(1);
  } else if (kind & gives) {
    new_block((void *)result, second);
  } else if ((kind & takes) && second) {
    live_changed(-1);
  }
}

bool allocations_can_be_counted(void) { return true; }

void allocations_start(void) {
  calls = bytes = live = 0;
  malloc_logger = log_block;
  is_counting = true;
}

#else

bool allocations_can_be_counted(void) { return false; }

void allocations_start(void) {}

#endif

struct allocations allocations_stop(void) {
  is_counting = false;
  return (struct allocations){.calls = calls, .bytes = bytes, .live = live};
}

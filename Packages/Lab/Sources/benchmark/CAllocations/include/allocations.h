// Counts this process's heap allocations, on all its threads, between a start and a stop.

#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdbool.h>

struct allocations {
  // The calls that returned memory; resizing a block counts as one.
  long calls;
  // The number of bytes requested.
  long bytes;
  // New blocks that are still allocated, minus older ones that have been freed.
  long live;
};

// Whether allocations can be counted on this system: with 64-bit glibc and on macOS.
bool allocations_can_be_counted(void);

void allocations_start(void);

// The counts since the start.
struct allocations allocations_stop(void);

#endif

// Counts what this process asks of the heap, on all its threads, between a start and a stop.

#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdbool.h>

struct allocations {
  // Calls that gave memory; a block that was made larger or smaller is one.
  long calls;
  // What they asked for.
  long bytes;
  // Blocks that are still there, less those that were there before and went.
  long live;
};

// Whether this system's heap can be counted: with glibc on 64 bits, and on macOS.
bool allocations_can_be_counted(void);

void allocations_start(void);

// What came since the start.
struct allocations allocations_stop(void);

#endif

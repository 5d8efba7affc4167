#ifndef SLUICE_CALLOCATIONS_H
#define SLUICE_CALLOCATIONS_H

#include <stdint.h>

/// Starts counting the allocations of the whole process, from 0.
void allocations_start(void);

/// Stops counting, and gives how many there were; 0 where the C library is not glibc.
int64_t allocations_stop(void);

/// The bytes that are allocated now, with what the allocator adds to each piece; 0 where the C library is not glibc.
int64_t allocations_live_bytes(void);

#endif

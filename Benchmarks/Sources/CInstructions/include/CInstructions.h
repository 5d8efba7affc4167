#ifndef SLUICE_CINSTRUCTIONS_H
#define SLUICE_CINSTRUCTIONS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether instructions can be counted on this processor.
bool instructions_can_be_counted(void);

/// Calls `body` with `context`, and gives how many instructions this thread ran meanwhile, some for the counting itself;
/// -1 where they cannot be counted.
///
/// The processor stops after each of them, which takes some microseconds. What other threads do is not counted.
int64_t instructions_count(void (*body)(void *context), void *context);

/// Has programs that this one starts find their memory at the same addresses each time; false where the kernel refuses.
bool instructions_fix_addresses(void);

#endif

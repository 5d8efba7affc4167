// Counts instructions with the trap flag of the processor: as long as it is set, a signal comes after each instruction.
// So neither hardware counters, nor a debugger, nor a permission are needed, and the same work gives the same number.
//
// Other processors cannot set such a flag for themselves, and a debugger that steps breaks the loops by which some of
// them change memory atomically.
#define _GNU_SOURCE
#include "CInstructions.h"

#include <signal.h>
#include <stddef.h>

#if defined(__linux__)
#include <sys/personality.h>

bool instructions_fix_addresses(void) {
  int present = personality(0xffffffff);
  return present != -1 && personality((unsigned long)present | ADDR_NO_RANDOMIZE) != -1;
}
#else
bool instructions_fix_addresses(void) { return false; }
#endif

#if defined(__linux__) && defined(__x86_64__)
static volatile int64_t steps;

static void step(int signal) { steps = steps + 1; }

// Code below may keep data in the 128 bytes under its stack pointer, which a push must not hit.
#define CHANGE_TRAP_FLAG(change)                                                                            \
  __asm__ volatile("lea -128(%%rsp), %%rsp\n pushfq\n " change "\n popfq\n lea 128(%%rsp), %%rsp" ::: "memory", "cc")

static void nothing(void *context) {}

// Emulators of this processor may have no such flag.
bool instructions_can_be_counted(void) { return instructions_count(nothing, NULL) > 0; }

int64_t instructions_count(void (*body)(void *context), void *context) {
  struct sigaction counting = {.sa_handler = step}, before;
  if (sigaction(SIGTRAP, &counting, &before) != 0) return -1;
  steps = 0;
  CHANGE_TRAP_FLAG("orq $0x100, (%%rsp)");
  body(context);
  CHANGE_TRAP_FLAG("andq $~0x100, (%%rsp)");
  sigaction(SIGTRAP, &before, NULL);
  return steps;
}
#else
bool instructions_can_be_counted(void) { return false; }

int64_t instructions_count(void (*body)(void *context), void *context) {
  body(context);
  return -1;
}
#endif

// Stands before glibc's allocator, so that the benchmarks can tell how often it was asked.
#include "CAllocations.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_bool counting;
static _Atomic int64_t count;

void allocations_start(void) {
  atomic_store(&count, 0);
  atomic_store(&counting, 1);
}

int64_t allocations_stop(void) {
  atomic_store(&counting, 0);
  return atomic_load(&count);
}

#ifdef __GLIBC__
#include <malloc.h>

int64_t allocations_live_bytes(void) {
  struct mallinfo2 all = mallinfo2();
  return (int64_t)(all.uordblks + all.hblkhd);
}

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *old, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static void note(void) {
  if (atomic_load_explicit(&counting, memory_order_relaxed)) atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  note();
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  note();
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}
#else
int64_t allocations_live_bytes(void) { return 0; }
#endif

#include "AllocationCount.h"
#include <stdlib.h>

// With glibc an executable's own `malloc` replaces that of the library. Sanitizers have one of theirs.
#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
static __thread long count;
extern void *__libc_malloc(size_t size);

void *malloc(size_t size) {
    count++;
    return __libc_malloc(size);
}

long allocationCount(void) { return count; }
#else
long allocationCount(void) { return -1; }
#endif

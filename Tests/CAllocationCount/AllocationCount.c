#include "AllocationCount.h"
#include <stdlib.h>

// Linux only: an executable's own `malloc` replaces that of glibc. A sanitizer has one of its own, which calls a hook.
#if defined(__GLIBC__)
static __thread long count;

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
void __sanitizer_malloc_hook(const volatile void *block, size_t size) { count++; }
#else
extern void *__libc_malloc(size_t size);

void *malloc(size_t size) {
    count++;
    return __libc_malloc(size);
}
#endif

long allocationCount(void) { return count; }
#endif

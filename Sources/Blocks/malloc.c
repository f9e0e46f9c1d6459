// The C library's face of the small blocks, in release builds: glibc lets a program bring its own malloc. What is larger
// than a block, or aligned to more, stays with the C library; a block says by its address whose it is.
// Debug builds keep the library's own, which sanitizers and valgrind know.

#ifdef OWN_MALLOC
#define _GNU_SOURCE
#include "spans.h"

#include <dlfcn.h>
#include <errno.h>
#include <string.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void __libc_free(void *);

void *malloc(size_t size) {
    if (__builtin_expect(size <= BLOCKS_LARGEST, 1)) {
        void *block = spans_make(size);
        if (__builtin_expect(block != NULL, 1)) return block;
    }
    return __libc_malloc(size);
}

void free(void *block) {
    if (__builtin_expect(spans_own(block), 1))
        spans_free(block);
    else
        __libc_free(block);
}

void *calloc(size_t count, size_t size) {
    size_t bytes;
    if (!__builtin_mul_overflow(count, size, &bytes) && bytes <= BLOCKS_LARGEST) {
        void *block = spans_make(bytes);
        if (block) return memset(block, 0, bytes);
    }
    return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
    if (!block) return malloc(size);
    if (!spans_own(block)) return __libc_realloc(block, size);
    if (size == 0) {
        free(block);
        return NULL;
    }
    size_t old = blocks_size(block);
    if (size <= old && size > old / 2) return block;
    void *moved = malloc(size);
    if (!moved) return NULL;
    memcpy(moved, block, size < old ? size : old);
    free(block);
    return moved;
}

size_t malloc_usable_size(void *block) {
    static size_t (*of_library)(void *);
    if (!block) return 0;
    if (__builtin_expect(spans_own(block), 1)) return blocks_size(block);
    if (!of_library) of_library = (size_t(*)(void *))dlsym(RTLD_NEXT, "malloc_usable_size");
    return of_library(block);
}
#endif
